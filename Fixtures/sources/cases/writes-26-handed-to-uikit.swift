// case: The outlet is passed to functions of UIKit that lay out and animate.
// outlet: LoginViewController.loginButton
// base: UIButton
// holders: LoginViewController
// expect label: untouched
// expect title: untouched

import UIKit

final class LoginViewController: UIViewController {
    @IBOutlet private var loginButton: UIButton!
    override func viewDidLoad() {
        super.viewDidLoad()
        view.bringSubviewToFront(loginButton)
        NSLayoutConstraint(item: loginButton!, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 0).isActive = true
        UIView.transition(with: loginButton, duration: 0.2, options: [], animations: nil)
    }
}
