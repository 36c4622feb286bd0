// case: The label is what a getter of an object computes, of the one class that has it by its protocol.
// outlet: CardController.closeButton
// base: UIButton
// holders: CardController
// expect label: supplied something
// expect hint: open
// expect value: supplied "Off"

import UIKit

protocol Wording {
    var name: String { get }
}

struct CardModel: Wording {
    let hint: String
    let state = "Off"
    var name: String { isOpen ? "Close card" : "Open card" }
    var isOpen = false
}

class CardController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!
    var model = CardModel(hint: "")
    var wording: Wording { model }

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.accessibilityLabel = wording.name
        closeButton.accessibilityHint = model.hint
        closeButton.accessibilityValue = model.state
    }
}
