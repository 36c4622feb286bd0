// case: The label is a constant of a generated type that is not among the sources.
// outlet: LoginViewController.closeButton
// base: UIButton
// holders: LoginViewController
// expect label: supplied something

import UIKit

class LoginViewController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.accessibilityLabel = Strings.Login.close
    }
}
