// case: An action sets the label.
// outlet: MuteViewController.muteButton
// base: UIButton
// holders: MuteViewController
// expect label: written something
// expect hint: untouched

import UIKit

class MuteViewController: UIViewController {
    @IBOutlet weak var muteButton: UIButton!
    var isMuted = false

    @IBAction func mute(_ sender: Any) {
        isMuted.toggle()
        muteButton.accessibilityLabel = isMuted ? "Unmute" : "Mute"
    }
}
