// case: The label of another view is made of the text of this one.
// outlet: JoinViewController.greetingLabel
// base: UILabel
// holders: JoinViewController
// expect label: untouched
// expect text: untouched

import UIKit

class JoinViewController: UIViewController {
    @IBOutlet weak var greetingLabel: UILabel!
    @IBOutlet weak var switchView: UISwitch!

    override func viewDidLoad() {
        super.viewDidLoad()
        switchView.accessibilityLabel = greetingLabel.text
        switchView.accessibilityHint = greetingLabel.accessibilityLabel
    }
}
