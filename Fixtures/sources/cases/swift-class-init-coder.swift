// case: The class of the button sets its label when it is decoded.
// class: CloseButton
// base: UIButton
// holders: PopupViewController
// expect label: supplied "Close"
// expect hint: untouched

import UIKit

final class CloseButton: UIButton {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    private func commonInit() {
        tintColor = .darkGray
        accessibilityLabel = "Close"
    }
}

class PopupViewController: UIViewController {
}
