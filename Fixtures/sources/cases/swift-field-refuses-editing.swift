// case: The delegate lets nobody edit the field, which is there for passwords to be filled in.
// outlet: UnlockViewController.decoyField
// base: UITextField
// holders: UnlockViewController
// expect userInteractionEnabled: open
// expect label: untouched

import UIKit

class UnlockViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var decoyField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        decoyField.delegate = self
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard textField !== decoyField else { return false }
        return true
    }
}
