// case: The class makes a button of the name that a file connects.
// outlet: MenuBar.mailButton
// base: UIButton
// holders: MenuBar
// expect label: open

import UIKit

class MenuBar: UIView {
    lazy var mailButton: UIButton = {
        let button = UIButton()
        button.accessibilityLabel = "Mail"
        return button
    }()
}
