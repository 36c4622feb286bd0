// case: A type that conforms to the delegate's protocol inherits the method from a class that is not among the sources.
// class: CodeField
// base: UITextField
// holders: CodeViewController
// expect label: open

import UIKit
import ScreenKit

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
    func codeFieldDidChange(_ field: UITextField) {}
}

final class PinViewController: KitViewController, CodeFieldDelegate {}
