// case: The label is a constant of an enum of localized texts in the same app.
// outlet: LoginViewController.closeButton
// base: UIButton
// holders: LoginViewController
// expect label: supplied localized login.close

import UIKit

enum L10n {
    enum Login {
        static let close = NSLocalizedString("login.close", comment: "")
        static let title = NSLocalizedString("login.title", comment: "")
    }
}

class LoginViewController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = L10n.Login.title
        closeButton.accessibilityLabel = L10n.Login.close
    }
}
