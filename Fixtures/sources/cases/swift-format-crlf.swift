// case: The lines end with CR and LF.
// outlet: RadioViewController.stopButton
// base: UIButton
// holders: RadioViewController
// expect label: supplied "Stop"
// expect hidden: untouched

import UIKit

class RadioViewController: UIViewController {
    @IBOutlet weak var stopButton: UIButton! // the red one

    override func viewDidLoad() {
        super.viewDidLoad()
        // stopButton.isHidden = true
        stopButton.accessibilityLabel = "Stop"
    }
}
