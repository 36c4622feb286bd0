// case: An extension of the app that sets label and traits is called on the outlet.
// outlet: OfferViewController.acceptButton
// base: UIButton
// holders: OfferViewController
// expect label: supplied "Accept"
// expect traits: supplied [button]
// expect hint: untouched

import UIKit

extension UIView {
    func makeAccessible(_ label: String, traits: UIAccessibilityTraits) {
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityTraits = traits
    }
}

class OfferViewController: UIViewController {
    @IBOutlet weak var acceptButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        acceptButton.makeAccessible("Accept", traits: .button)
    }
}
