// case: Two screens make the view of the nib; one of them sets the title of its button.
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

final class BasketViewController: UIViewController {
    private lazy var offer = Bundle.main.loadNibNamed("OfferView", owner: nil)?.first as! OfferView

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(offer)
    }
}
