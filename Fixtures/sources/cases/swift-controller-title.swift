// case: A controller sets its own title.
// class: LoginViewController
// base: UIViewController
// expect title: supplied "Sign in"

import UIKit

class LoginViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign in"
        navigationItem.backButtonTitle = ""
    }
}
