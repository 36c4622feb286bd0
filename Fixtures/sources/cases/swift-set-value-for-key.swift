// case: The label is set by key-value coding.
// outlet: LegacyViewController.helpButton
// base: UIButton
// holders: LegacyViewController
// expect label: supplied "Help"

import UIKit

class LegacyViewController: UIViewController {
    @IBOutlet weak var helpButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        helpButton.setValue("Help", forKey: "accessibilityLabel")
    }
}
