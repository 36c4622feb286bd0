// case: A closure that runs at once sets the title.
// outlet: WizardViewController.nextButton
// base: UIButton
// holders: WizardViewController
// expect title: supplied "Next"
// expect label: untouched

import UIKit

class WizardViewController: UIViewController {
    @IBOutlet private weak var nextButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        UIView.performWithoutAnimation {
            nextButton.setTitle("Next", for: .normal)
            nextButton.layoutIfNeeded()
        }
    }
}
