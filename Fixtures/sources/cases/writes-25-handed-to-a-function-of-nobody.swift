// case: The outlet is passed to a function that is not among the sources.
// outlet: LoginViewController.loginButton
// base: UIButton
// holders: LoginViewController
// expect label: open

import UIKit

import Paint
final class LoginViewController: UIViewController {
    @IBOutlet private var loginButton: UIButton!
    override func viewDidLoad() { super.viewDidLoad(); paintPrimary(loginButton) }
}
