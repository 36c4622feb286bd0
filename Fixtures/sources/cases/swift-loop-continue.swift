// case: A loop leaves out some of its buttons.
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
        for button in [playButton, pauseButton] {
            guard button?.isEnabled == true else { continue }
            button?.accessibilityLabel = "Player"
        }
    }
}
