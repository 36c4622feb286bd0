// case: The outlet is unwrapped by force.
// outlet: ReaderViewController.fontButton
// base: UIButton
// holders: ReaderViewController
// expect label: supplied "Text size"

import UIKit

final class ReaderViewController: UIViewController {
    @IBOutlet var fontButton: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        fontButton!.accessibilityLabel = "Text size"
    }
}
