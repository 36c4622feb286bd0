// case: A method that is declared nowhere in the sources is called on the outlet.
// outlet: OfferViewController.acceptButton
// base: UIButton
// holders: OfferViewController
// expect label: open
// expect title: open
// expect font: open

import UIKit
import BrandStyle

class OfferViewController: UIViewController {
    @IBOutlet weak var acceptButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        acceptButton.applyBrandStyle(.filled)
    }
}
