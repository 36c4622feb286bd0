// case: The class sets the label where it overrides a setter, and the hint where it overrides a property.
// class: PlayButton
// base: UIButton
// holders: PlayerViewController
// expect label: open
// expect hint: open

import UIKit

class PlayButton: UIButton {
    override func setTitle(_ title: String?, for state: UIControl.State) {
        super.setTitle(title, for: state)
        accessibilityLabel = title
    }

    override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            accessibilityHint = newValue ? nil : "Plays"
        }
    }
}

class PlayerViewController: UIViewController {}
