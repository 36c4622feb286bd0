// case: The label is the localized property that the app adds to String.
// outlet: LoginViewController.closeButton
// base: UIButton
// holders: LoginViewController
// expect label: supplied localized login.close

import UIKit

extension String {
    var localized: String {
        return NSLocalizedString(self, comment: "")
    }
}

class LoginViewController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.accessibilityLabel = "login.close".localized
    }
}
