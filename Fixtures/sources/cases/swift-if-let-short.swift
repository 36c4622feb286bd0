// case: The outlet is unwrapped by the short form of if let, which holds as the outlet is connected.
// outlet: ScanViewController.torchButton
// base: UIButton
// holders: ScanViewController
// expect label: supplied "Torch"

import UIKit

class ScanViewController: UIViewController {
    @IBOutlet weak var torchButton: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let torchButton {
            torchButton.accessibilityLabel = "Torch"
        }
    }
}
