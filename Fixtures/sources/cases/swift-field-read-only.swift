// case: The text of the field is read when it is sent, and never set.
// outlet: JoinViewController.nameField
// base: UITextField
// holders: JoinViewController
// expect text: untouched
// expect label: untouched
// expect placeholder: untouched
// expect contentType: untouched

import UIKit

class JoinViewController: UIViewController {
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var greetingLabel: UILabel!

    @IBAction func join(_ sender: UIButton) {
        guard let name = nameField.text, !name.isEmpty else {
            nameField.becomeFirstResponder()
            return
        }
        greetingLabel.text = "Hello \(nameField.text ?? "")"
        nameField.resignFirstResponder()
    }
}
