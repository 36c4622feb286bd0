// case: The superclass labels the outlet that it declares; the storyboard names the subclass.
// outlet: SheetViewController.closeButton
// base: UIButton
// holders: SheetViewController
// expect label: supplied "Close"

import UIKit

class BaseViewController: UIViewController {
    @IBOutlet var closeButton: UIButton!
    override func viewDidLoad() { super.viewDidLoad(); closeButton.accessibilityLabel = "Close" }
}
final class SheetViewController: BaseViewController {}
