// case: The label gets an attributed text, whose font and colour stand elsewhere.
// outlet: StoryViewController.bodyLabel
// base: UILabel
// holders: StoryViewController
// expect text: open
// expect font: open
// expect textColor: open
// expect label: untouched

import UIKit

class StoryViewController: UIViewController {
    @IBOutlet weak var bodyLabel: UILabel!
    var story = NSAttributedString()

    override func viewDidLoad() {
        super.viewDidLoad()
        bodyLabel.attributedText = story
    }
}
