// case: The nib of a class is loaded by an object of a subclass, too, which names the button.
// outlet: BannerView.actionButton
// base: UIButton
// holders: BannerView
// nib-owner: BannerView
// expect label: open
// expect hint: untouched

import UIKit

class BannerView: UIView {
    @IBOutlet var actionButton: UIButton!

    init() {
        super.init(frame: .zero)
        Bundle.main.loadNibNamed("BannerView", owner: self)
    }
}

class OfferView: BannerView {
    func show(_ offer: Offer) { actionButton.accessibilityLabel = offer.title }
}
