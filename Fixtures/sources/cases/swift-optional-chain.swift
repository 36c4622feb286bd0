// case: The outlet is an ordinary optional and is set by optional chaining.
// outlet: ReaderViewController.fontButton
// base: UIButton
// holders: ReaderViewController
// expect label: supplied "Text size"

import UIKit

final class ReaderViewController: UIViewController {
    @IBOutlet var fontButton: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        fontButton?.accessibilityLabel = "Text size"
        fontButton?.isExclusiveTouch = true
    }
}
