// case: The class of the element overrides awakeFromNib without calling its superclass, which would set the label.
// class: SilentButton
// base: UIButton
// holders: DeleteViewController
// expect label: untouched
// answers label: open

import UIKit

class BaseButton: UIButton {
    override func awakeFromNib() {
        super.awakeFromNib()
        accessibilityLabel = "Action"
    }
}

class SilentButton: BaseButton {
    override func awakeFromNib() {
        layer.cornerRadius = 2
    }
}

class DeleteViewController: UIViewController {
}
