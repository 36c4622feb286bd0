// case: Only the identifier for tests is set.
// outlet: MuteViewController.muteButton
// base: UIButton
// holders: MuteViewController
// expect label: untouched
// expect identifier: supplied "mute"

import UIKit

class MuteViewController: UIViewController {
    @IBOutlet weak var muteButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        muteButton.accessibilityIdentifier = "mute"
    }
}
