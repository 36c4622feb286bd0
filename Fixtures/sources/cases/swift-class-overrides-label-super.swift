// case: The class of the button hands the label through to its superclass.
// class: PlainButton
// base: UIButton
// holders: ReviewViewController
// expect label: open

import UIKit

class PlainButton: UIButton {
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? titleLabel?.text }
        set { super.accessibilityLabel = newValue }
    }
}

class ReviewViewController: UIViewController {
}
