// case: An extension of UILabel translates every text when it comes from a nib.
// outlet: ShopViewController.sumLabel
// base: UILabel
// holders: ShopViewController
// expect text: open
// expect font: untouched

import UIKit

extension UILabel {
    open override func awakeFromNib() {
        super.awakeFromNib()
        text = NSLocalizedString(text ?? "", comment: "")
    }
}

class ShopViewController: UIViewController {
    @IBOutlet weak var sumLabel: UILabel!
}
