// case: The label is set and taken away again further down.
// outlet: MuteViewController.muteButton
// base: UIButton
// holders: MuteViewController
// expect label: open

import UIKit

class MuteViewController: UIViewController {
    @IBOutlet weak var muteButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        muteButton.accessibilityLabel = "Mute"
        muteButton.setImage(UIImage(named: "mute"), for: .normal)
        muteButton.accessibilityLabel = nil
    }
}
