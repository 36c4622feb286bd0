// case: The field tells its delegate of changes; one of the types that conform to the protocol sets a label then.
// class: CodeField
// base: UITextField
// holders: CodeViewController
// expect label: written "Code"
// expect hint: written "Four digits"
// expect placeholder: untouched

import UIKit

protocol CodeFieldDelegate: AnyObject {
    func codeFieldDidChange(_ field: CodeField)
}

protocol SecretFieldDelegate: CodeFieldDelegate {
    func forget()
}

final class CodeField: UITextField {
    weak var codeDelegate: CodeFieldDelegate?

    override func awakeFromNib() {
        super.awakeFromNib()
        codeDelegate?.codeFieldDidChange(self)
    }
}

final class CodeViewController: UIViewController {}

extension CodeViewController: CodeFieldDelegate {
    func codeFieldDidChange(_ field: CodeField) {
        field.accessibilityLabel = "Code"
    }
}

final class SecretViewController: UIViewController, SecretFieldDelegate {
    func forget() {}

    func codeFieldDidChange(_ field: CodeField) {
        field.accessibilityHint = "Four digits"
    }
}
