// case: The class passes itself to a helper under a common label.
// class: PillButton
// base: UIButton
// holders: ShopViewController
// expect label: open
// expect font: open

import UIKit

class PillButton: UIButton {
    override func awakeFromNib() {
        super.awakeFromNib()
        Styler.shared.apply(.pill, to: self)
    }
}

class ShopViewController: UIViewController {}
