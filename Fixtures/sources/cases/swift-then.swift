// case: A closure of a helper library gets the outlet as its parameter.
// outlet: WizardViewController.nextButton
// base: UIButton
// holders: WizardViewController
// expect label: written "Next"

import Then
import UIKit

class WizardViewController: UIViewController {
    @IBOutlet private weak var nextButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.do {
            $0.accessibilityLabel = "Next"
            $0.layer.cornerRadius = 8
        }
    }
}
