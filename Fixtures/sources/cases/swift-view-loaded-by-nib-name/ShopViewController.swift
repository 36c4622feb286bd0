// case: Another screen loads the view by the name of its nib, and sets no title.
// outlet: OfferView.buyButton
// base: UIButton
// holders: OfferView
// expect title: written "Buy"

import UIKit

final class OfferView: UIView {
    @IBOutlet weak var buyButton: UIButton!
}

final class ShopViewController: UIViewController {
    private lazy var offer = Bundle.main.loadNibNamed("OfferView", owner: nil)?.first as! OfferView

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(offer)
        offer.buyButton.setTitle("Buy", for: .normal)
    }
}
