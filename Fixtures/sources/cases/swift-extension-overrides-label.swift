// case: An extension of UIButton overrides the label for all buttons of the app.
// outlet: ShopViewController.cartButton
// base: UIButton
// holders: ShopViewController
// expect label: open
// expect font: untouched

import UIKit

extension UIButton {
    open override var accessibilityLabel: String? {
        get { return currentTitle ?? currentImage?.accessibilityIdentifier }
        set { super.accessibilityLabel = newValue }
    }
}

class ShopViewController: UIViewController {
    @IBOutlet weak var cartButton: UIButton!
}
