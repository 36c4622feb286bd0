// case: The label is put together from a text and a number.
// outlet: CartViewController.cartButton
// base: UIButton
// holders: CartViewController
// expect label: supplied something

import UIKit

class CartViewController: UIViewController {
    @IBOutlet weak var cartButton: UIButton!
    var items = [String]()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        cartButton.accessibilityLabel = "Basket, \(items.count) items"
    }
}
