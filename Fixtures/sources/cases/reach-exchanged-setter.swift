// case: The app exchanges a method of all views, and its own sets labels.
// outlet: CardController.closeButton
// base: UIButton
// holders: CardController
// expect label: open

import UIKit

extension UIView {
    static func exchange() {
        swap(#selector(didMoveToWindow), #selector(namedWhenShown))
    }

    private static func swap(_ theirs: Selector, _ own: Selector) {
        guard let theirs = class_getInstanceMethod(self, theirs), let own = class_getInstanceMethod(self, own) else {
            return
        }
        method_exchangeImplementations(theirs, own)
    }

    @objc func namedWhenShown() {
        namedWhenShown()
        accessibilityLabel = Names.name(of: self)
    }
}

class CardController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!
}
