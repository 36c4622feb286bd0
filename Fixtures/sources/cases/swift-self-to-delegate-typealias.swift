// case: A type conforms to the delegate's protocol by another name, and sets the label.
// class: CodeField
// base: UITextField
// holders: CodeViewController
// expect label: written "PIN"

import UIKit

protocol CodeFieldDelegate: AnyObject {
    func codeFieldDidChange(_ field: CodeField)
}

typealias CodeReading = CodeFieldDelegate & UITextFieldDelegate

final class CodeField: UITextField {
    weak var codeDelegate: CodeFieldDelegate?

    override func awakeFromNib() {
        super.awakeFromNib()
        codeDelegate?.codeFieldDidChange(self)
    }
}

final class CodeViewController: UIViewController, CodeFieldDelegate {
    func codeFieldDidChange(_ field: CodeField) {}
}

final class PinViewController: UIViewController, CodeReading {
    func codeFieldDidChange(_ field: CodeField) {
        field.accessibilityLabel = "PIN"
    }
}
