// case: The content type of a field is set, and its keyboard.
// outlet: JoinViewController.mailField
// base: UITextField
// holders: JoinViewController
// expect contentType: supplied "emailAddress"
// expect label: untouched
// expect placeholder: untouched

import UIKit

class JoinViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var mailField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        mailField.textContentType = .emailAddress
        mailField.keyboardType = .emailAddress
        mailField.delegate = self
        mailField.returnKeyType = .next
    }
}
