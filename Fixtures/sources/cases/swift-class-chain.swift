// case: The class of the element inherits the label from a class of the app two levels up.
// class: DangerButton
// base: UIButton
// holders: DeleteViewController
// expect label: supplied "Action"
// expect backgroundColor: supplied something

import UIKit

class BaseButton: UIButton {
    override func awakeFromNib() {
        super.awakeFromNib()
        accessibilityLabel = "Action"
    }
}

class FilledButton: BaseButton {
    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .systemBlue
    }
}

class DangerButton: FilledButton {
    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .systemRed
    }
}

class DeleteViewController: UIViewController {
}
