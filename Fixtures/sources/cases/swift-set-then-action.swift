// case: viewDidLoad sets the label, and an action sets it to another text; some text is always there.
// outlet: MuteViewController.muteButton
// base: UIButton
// holders: MuteViewController
// expect label: supplied something

import UIKit

class MuteViewController: UIViewController {
    @IBOutlet weak var muteButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        muteButton.accessibilityLabel = "Mute"
    }

    @IBAction func mute(_ sender: Any) {
        muteButton.accessibilityLabel = "Unmute"
    }
}
