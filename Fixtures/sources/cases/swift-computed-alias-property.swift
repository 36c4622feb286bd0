// case: A computed property gives the outlet a second name, by which its title is set under a condition.
// outlet: WizardViewController.nextButton
// base: UIButton
// holders: WizardViewController
// expect title: open

import UIKit

class WizardViewController: UIViewController {
    @IBOutlet private weak var nextButton: UIButton!
    var primaryButton: UIButton { return nextButton }
    var isLast = false

    override func viewDidLoad() {
        super.viewDidLoad()
        if isLast {
            primaryButton.setTitle("Finish", for: .normal)
        }
    }
}
