// case: A property that the table does not have: its last word tells that it is a colour, whatever the others mean.
// outlet: CardController.closeButton
// base: UIButton
// holders: CardController
// expect label: untouched
// expect title: untouched
// expect textColor: open

import UIKit

class CardController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.contentStateTintColor = .red
    }
}
