// case: The view that holds the button is made one element with a label.
// outlet: CardViewController.infoButton
// base: UIButton
// holders: CardView, CardViewController
// expect label: open

import UIKit

final class CardView: UIView {
    override func awakeFromNib() {
        super.awakeFromNib()
        isAccessibilityElement = true
        accessibilityLabel = "Card"
    }
}

class CardViewController: UIViewController {
    @IBOutlet weak var infoButton: UIButton!
}
