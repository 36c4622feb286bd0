// case: A guard unwraps the outlet under its own name, then the label is set.
// outlet: ScanViewController.torchButton
// base: UIButton
// holders: ScanViewController
// expect label: supplied "Torch"

import UIKit

class ScanViewController: UIViewController {
    @IBOutlet weak var torchButton: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let torchButton = torchButton else { return }
        torchButton.accessibilityLabel = "Torch"
    }
}
