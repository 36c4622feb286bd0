// case: An extension of the app that rounds corners is called on the outlet.
// outlet: OfferViewController.acceptButton
// base: UIButton
// holders: OfferViewController
// expect label: untouched
// expect title: untouched
// expect font: untouched

import UIKit

extension UIView {
    func roundCorners(radius: CGFloat = 8) {
        layer.cornerRadius = radius
        layer.masksToBounds = true
    }
}

class OfferViewController: UIViewController {
    @IBOutlet weak var acceptButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        acceptButton.roundCorners()
    }
}
