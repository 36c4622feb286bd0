// case: The properties of the controller are walked through by reflection.
// outlet: WizardViewController.nextButton
// base: UIButton
// holders: WizardViewController
// expect label: open

import UIKit

class WizardViewController: UIViewController {
    @IBOutlet weak var nextButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in Mirror(reflecting: self).children {
            guard let name = child.label, let view = child.value as? UIView else { continue }
            view.accessibilityLabel = NSLocalizedString("wizard." + name, comment: "")
        }
    }
}
