// case: The Mac app beside it has a class of the same name.
// outlet: CardController.closeButton
// base: UIButton
// holders: CardController
// expect label: untouched

import UIKit

class CardController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!
}
