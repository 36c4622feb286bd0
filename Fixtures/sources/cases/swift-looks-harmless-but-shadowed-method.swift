// case: A method whose name sounds like layout belongs to the app and sets the title.
// outlet: OfferViewController.acceptButton
// base: UIButton
// holders: OfferViewController
// expect title: supplied localized offer.accept
// expect label: untouched

import UIKit

extension UIButton {
    func setupLayout() {
        layer.cornerRadius = 4
        setTitle(NSLocalizedString("offer.accept", comment: ""), for: .normal)
    }
}

class OfferViewController: UIViewController {
    @IBOutlet weak var acceptButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        acceptButton.setupLayout()
    }
}
