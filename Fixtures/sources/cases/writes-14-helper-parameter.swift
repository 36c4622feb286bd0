// case: A helper of the app labels its parameter; the outlet is passed under a condition.
// outlet: CartViewController.payButton
// base: UIButton
// holders: CartViewController
// expect label: written "Pay"

import UIKit

enum Names { static func name(_ view: UIView, _ text: String) { view.accessibilityLabel = text } }
final class CartViewController: UIViewController {
    @IBOutlet private var payButton: UIButton!
    var isReady = false
    override func viewDidLoad() { super.viewDidLoad(); if isReady { Names.name(payButton, "Pay") } }
}
