// case: A loop over an outlet collection sets label by index.
// outlet: KeypadViewController.digitButtons
// base: UIButton
// holders: KeypadViewController
// expect label: supplied something
// expect title: untouched

import UIKit

class KeypadViewController: UIViewController {
    @IBOutlet var digitButtons: [UIButton]!

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, button) in digitButtons.enumerated() {
            button.accessibilityLabel = "Digit \(index)"
        }
    }
}
