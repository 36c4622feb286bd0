// case: The label is made a heading with the names of Swift 3.
// outlet: NewsViewController.sectionLabel
// base: UILabel
// holders: NewsViewController
// expect traits: supplied [header]
// expect text: open

import UIKit

class NewsViewController: UIViewController {
    @IBOutlet weak var sectionLabel: UILabel!
    var section: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        sectionLabel.accessibilityTraits = UIAccessibilityTraitHeader
        sectionLabel.text = section
    }
}
