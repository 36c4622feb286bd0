// case: A constant outside types holds a closure, which a controller calls with the button.
// outlet: CardController.closeButton
// base: UIButton
// holders: CardController
// expect label: supplied "Close"
// expect title: untouched

import UIKit

let closing: (UIButton) -> Void = {
    $0.accessibilityLabel = "Close"
}
let round = { (view: UIView) in
    view.layer.cornerRadius = 8
}

class CardController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        closing(closeButton)
        round(closeButton)
    }
}
