// case: A local text is assigned again, once to nothing.
// outlet: ShopController.buyButton
// base: UIButton
// holders: ShopController
// expect title: open

import UIKit

class ShopController: UIViewController {
    @IBOutlet weak var buyButton: UIButton!
    var isSoldOut = false

    override func viewDidLoad() {
        super.viewDidLoad()
        var title = "Buy"
        if isSoldOut { title = "" }
        buyButton.setTitle(title, for: .normal)
    }
}
