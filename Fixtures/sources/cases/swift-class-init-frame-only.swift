// case: The class of the button sets its label only where code makes it, not where it is decoded.
// class: CloseButton
// base: UIButton
// holders: PopupViewController
// expect label: untouched
// answers label: open

import UIKit

final class CloseButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Close"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

class PopupViewController: UIViewController {
}
