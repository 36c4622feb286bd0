// case: A loop with a `where` clause sets the label of some buttons.
// outlet: PlayerViewController.pauseButton
// base: UIButton
// holders: PlayerViewController
// expect label: written "Player"

import UIKit

class PlayerViewController: UIViewController {
    @IBOutlet weak var playButton: UIButton!
    @IBOutlet weak var pauseButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        for button in [playButton!, pauseButton!] where button.isEnabled {
            button.accessibilityLabel = "Player"
        }
    }
}
