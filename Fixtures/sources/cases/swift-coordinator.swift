// case: A coordinator sets the label of a button of the controller that it shows; others may show it, too.
// outlet: TermsViewController.agreeButton
// base: UIButton
// holders: TermsViewController
// expect label: open

import UIKit

class TermsViewController: UIViewController {
    @IBOutlet weak var agreeButton: UIButton!
}

final class SignUpCoordinator {
    let navigation = UINavigationController()

    func showTerms() {
        let board = UIStoryboard(name: "SignUp", bundle: nil)
        guard let controller = board.instantiateViewController(withIdentifier: "Terms") as? TermsViewController else {
            return
        }
        controller.loadViewIfNeeded()
        controller.agreeButton.accessibilityLabel = "Agree and continue"
        navigation.pushViewController(controller, animated: true)
    }
}
