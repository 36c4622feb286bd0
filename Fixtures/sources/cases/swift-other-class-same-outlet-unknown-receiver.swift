// case: A receiver without a known type has a property of the outlet's name.
// outlet: LoginViewController.closeButton
// base: UIButton
// holders: LoginViewController
// expect label: open

import UIKit

class LoginViewController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!
}

class Tour {
    func start(at stops: [Any]) {
        let first = makeFirst(stops)
        first.closeButton.accessibilityLabel = "End the tour"
    }
}
