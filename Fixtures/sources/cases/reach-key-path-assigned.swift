// case: A publisher assigns to a property of the button by its key path.
// outlet: CardController.closeButton
// base: UIButton
// holders: CardController
// expect label: untouched
// expect title: untouched
// expect hidden: open

import Combine
import UIKit

class CardController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!
    let model = CardModel()
    var subscriptions: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        model.$isLocked.assign(to: \.isHidden, on: closeButton).store(in: &subscriptions)
        model.$key.assign(to: \.accessibilityIdentifier, on: closeButton).store(in: &subscriptions)
    }
}
