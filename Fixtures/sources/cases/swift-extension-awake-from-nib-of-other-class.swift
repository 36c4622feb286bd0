// case: An extension of UITextField translates placeholders; the element is a label.
// outlet: ShopViewController.sumLabel
// base: UILabel
// holders: ShopViewController
// expect text: untouched
// expect font: untouched

import UIKit

extension UITextField {
    open override func awakeFromNib() {
        super.awakeFromNib()
        placeholder = NSLocalizedString(placeholder ?? "", comment: "")
        text = nil
    }
}

class ShopViewController: UIViewController {
    @IBOutlet weak var sumLabel: UILabel!
}
