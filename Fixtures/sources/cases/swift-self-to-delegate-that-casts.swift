// case: The delegate gives the field another name in a pattern, and changes it by that.
// class: CodeField
// base: UITextField
// holders: CodeViewController
// expect label: written "Code"

import UIKit

protocol CodeFieldDelegate: AnyObject {
    func codeFieldDidChange(_ field: UITextField)
}

final class CodeField: UITextField {
    weak var codeDelegate: CodeFieldDelegate?

    override func awakeFromNib() {
        super.awakeFromNib()
        codeDelegate?.codeFieldDidChange(self)
    }
}

final class CodeViewController: UIViewController, CodeFieldDelegate {
    func codeFieldDidChange(_ field: UITextField) {
        switch field {
        case let code as CodeField:
            code.accessibilityLabel = "Code"
        default:
            break
        }
    }
}
