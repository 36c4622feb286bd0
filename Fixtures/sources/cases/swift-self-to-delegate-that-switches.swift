// case: The field asks its delegate, which compares the field with its outlets and passes it to a function of its own.
// class: CodeField
// base: UITextField
// holders: CodeViewController
// expect label: untouched
// expect hint: untouched

import UIKit

protocol CodeFieldDelegate: AnyObject {
    func codeFieldShouldChange(_ field: CodeField) -> Bool
    func codeFieldDidChange(_ field: CodeField, to code: String)
}

extension CodeFieldDelegate {
    func codeFieldDidChange(_ field: CodeField, to code: String) {}
}

final class CodeField: UITextField {
    weak var codeDelegate: CodeFieldDelegate?

    var mayChange: Bool { codeDelegate?.codeFieldShouldChange(self) ?? true }

    override func awakeFromNib() {
        super.awakeFromNib()
        codeDelegate?.codeFieldDidChange(self, to: "")
    }
}

final class CodeViewController: UIViewController, CodeFieldDelegate {
    @IBOutlet weak var firstField: CodeField!
    @IBOutlet weak var secondField: CodeField!

    func codeFieldShouldChange(_ field: CodeField) -> Bool {
        switch field {
        case firstField: return true
        case secondField: return isComplete(field)
        default: return false
        }
    }

    private func isComplete(_ field: CodeField) -> Bool {
        field.text?.count == 4
    }
}
