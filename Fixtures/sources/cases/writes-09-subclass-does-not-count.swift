// case: A subclass labels the outlet; the storyboard names the superclass.
// outlet: BaseViewController.closeButton
// base: UIButton
// holders: BaseViewController
// expect label: untouched

import UIKit

class BaseViewController: UIViewController { @IBOutlet var closeButton: UIButton! }
final class SheetViewController: BaseViewController {
    override func viewDidLoad() { super.viewDidLoad(); closeButton.accessibilityLabel = "Close" }
}
