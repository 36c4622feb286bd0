// case: viewDidLoad sets the label of the outlet to a text.
// outlet: LoginViewController.closeButton
// base: UIButton
// holders: LoginViewController
// expect label: supplied "Close"
// expect font: untouched
// expect hint: untouched

import UIKit

class LoginViewController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        self.closeButton.accessibilityLabel = "Close"
    }

    @IBAction func close(_ sender: Any) {
        dismiss(animated: true)
    }
}
