// case: The app exchanges a method of controllers, and writes nothing of the button in its own.
// outlet: CardController.closeButton
// base: UIButton
// holders: CardController
// expect label: untouched

import UIKit

extension UIViewController {
    static func exchange() {
        guard let own = class_getInstanceMethod(self, #selector(addChildOfOurs(_:))),
            let theirs = class_getInstanceMethod(self, #selector(addChild(_:)))
        else { return }
        method_exchangeImplementations(theirs, own)
    }

    @objc func addChildOfOurs(_ controller: UIViewController) {
        addChildOfOurs(controller)
        controller.isChild = true
    }
}

class CardController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!
}
