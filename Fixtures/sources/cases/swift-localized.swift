// case: The label comes from the string table.
// outlet: LoginViewController.closeButton
// base: UIButton
// holders: LoginViewController
// expect label: supplied localized login.close

import UIKit

final class LoginViewController: UIViewController {

    @IBOutlet private weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.accessibilityLabel = NSLocalizedString("login.close", comment: "Accessibility label of the X")
    }
}
