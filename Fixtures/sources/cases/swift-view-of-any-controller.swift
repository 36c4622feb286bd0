// case: The view of a controller of which nothing is known is given to a function of nobody.
// outlet: OrderController.sendButton
// base: UIButton
// holders: OrderController
// expect label: untouched

import UIKit

final class OrderController: UIViewController {
    @IBOutlet weak var sendButton: UIButton!
}

final class Router {
    func makeModule() -> UIViewController { UIViewController() }

    func show() {
        let module = makeModule()
        registry.register(module.view)
    }
}
