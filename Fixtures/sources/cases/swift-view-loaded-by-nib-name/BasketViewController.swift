import UIKit

final class BasketViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let offer = Bundle.main.loadNibNamed("OfferView", owner: nil)?.first as? UIView else { return }
        view.addSubview(offer)
    }
}
