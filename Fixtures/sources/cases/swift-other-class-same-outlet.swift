// case: Another class has an outlet of the same name and labels it.
// outlet: LoginViewController.closeButton
// base: UIButton
// holders: LoginViewController
// expect label: untouched
// expect title: untouched

import UIKit

class LoginViewController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!
}

class HelpViewController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.accessibilityLabel = "Close help"
        self.closeButton.setTitle("Close", for: .normal)
    }
}
