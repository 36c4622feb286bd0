// case: A delegate's method compares its field with the outlets, and changes it.
// outlet: SearchViewController.wordField
// base: UITextField
// holders: SearchViewController
// expect label: open
// expect hint: untouched

import UIKit

class SearchViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var wordField: UITextField!
    @IBOutlet weak var placeField: UITextField!

    func textFieldDidEndEditing(_ textField: UITextField) {
        switch textField {
        case placeField, wordField:
            textField.accessibilityLabel = nil
        default:
            break
        }
    }
}
