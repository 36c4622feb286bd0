// case: The label is made a heading by insert.
// outlet: NewsViewController.sectionLabel
// base: UILabel
// holders: NewsViewController
// expect traits: supplied something
// expect label: untouched
// expect text: untouched

import UIKit

class NewsViewController: UIViewController {
    @IBOutlet weak var sectionLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        sectionLabel.accessibilityTraits.insert(.header)
    }
}
