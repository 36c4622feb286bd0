// case: The class of the element belongs to a library.
// outlet: FabViewController.raisedButton
// class: MDCFloatingButton
// base: UIButton
// holders: FabViewController
// expect label: open
// expect title: open

import MaterialComponents
import UIKit

class FabViewController: UIViewController {
    @IBOutlet weak var raisedButton: MDCFloatingButton!
}
