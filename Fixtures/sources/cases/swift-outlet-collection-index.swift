// case: One member of an outlet collection gets a label by its index; which one the element is cannot be told.
// outlet: KeypadViewController.digitButtons
// base: UIButton
// holders: KeypadViewController
// expect label: open

import UIKit

class KeypadViewController: UIViewController {
    @IBOutlet private var digitButtons: [UIButton]!

    override func viewDidLoad() {
        super.viewDidLoad()
        digitButtons[0].accessibilityLabel = "Delete"
        digitButtons.last?.isHidden = true
    }
}
