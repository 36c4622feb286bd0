// case: The protocol of the delegate is not among the sources.
// class: CodeField
// base: UITextField
// holders: CodeViewController
// expect label: open

import UIKit
import FieldKit

final class CodeField: UITextField {
    weak var codeDelegate: FieldKitDelegate?

    override func awakeFromNib() {
        super.awakeFromNib()
        codeDelegate?.fieldDidChange(self)
    }
}

final class CodeViewController: UIViewController, FieldKitDelegate {
    func fieldDidChange(_ field: UITextField) {}
}
