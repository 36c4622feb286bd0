// case: The label is set in debug builds only.
// outlet: DebugViewController.gearButton
// base: UIButton
// holders: DebugViewController
// expect label: written "Debug menu"
// expect hint: untouched

import UIKit

class DebugViewController: UIViewController {
    @IBOutlet weak var gearButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        #if DEBUG
        gearButton.accessibilityLabel = "Debug menu"
        #endif
    }
}
