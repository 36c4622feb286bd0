// case: Scaling is switched on for the label, and its font follows a text style.
// outlet: StoryViewController.bodyLabel
// base: UILabel
// holders: StoryViewController
// expect font: supplied body
// expect adjustsFontForContentSizeCategory: supplied true
// expect text: untouched

import UIKit

class StoryViewController: UIViewController {
    @IBOutlet weak var bodyLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        bodyLabel.font = UIFont.preferredFont(forTextStyle: .body)
        bodyLabel.adjustsFontForContentSizeCategory = true
    }
}
