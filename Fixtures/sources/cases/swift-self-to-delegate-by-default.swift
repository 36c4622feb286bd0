// case: An extension gives the protocol's method, and one of the types that conform to the protocol has its own.
// class: CodeField
// base: UITextField
// holders: CodeViewController
// expect label: written "PIN"
// expect hint: untouched

import UIKit

protocol CodeFieldDelegate: AnyObject {
    func codeFieldDidChange(_ field: CodeField)
}

extension CodeFieldDelegate {
    func codeFieldDidChange(_ field: CodeField) {}
}

final class CodeField: UITextField {
    weak var codeDelegate: CodeFieldDelegate?

    override func awakeFromNib() {
        super.awakeFromNib()
        codeDelegate?.codeFieldDidChange(self)
    }
}

final class CodeViewController: UIViewController, CodeFieldDelegate {}

final class PinViewController: UIViewController, CodeFieldDelegate {
    func codeFieldDidChange(_ field: CodeField) {
        field.accessibilityLabel = "PIN"
    }
}
