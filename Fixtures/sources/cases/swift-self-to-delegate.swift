// case: The field tells its delegate of changes. Whoever conforms to the protocol only asks the field.
// class: CodeField
// base: UITextField
// holders: CodeViewController
// expect label: untouched
// expect text: untouched

import UIKit

protocol CodeFieldDelegate: AnyObject {
    func codeFieldDidChange(_ field: CodeField)
    func codeField(_ field: CodeField, didFailWith error: Error)
}

final class CodeField: UITextField {
    weak var codeDelegate: CodeFieldDelegate?

    override func becomeFirstResponder() -> Bool {
        codeDelegate?.codeFieldDidChange(self)
        return super.becomeFirstResponder()
    }
}

final class CodeViewController: UIViewController, CodeFieldDelegate {
    private var code = ""

    func codeFieldDidChange(_ field: CodeField) {
        code = field.text ?? ""
        print(code)
    }

    func codeField(_ field: CodeField, didFailWith error: Error) {
        field.accessibilityLabel = nil
    }
}
