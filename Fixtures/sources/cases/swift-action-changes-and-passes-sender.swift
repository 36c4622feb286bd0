// case: The action changes its sender and passes it on.
// base: UIButton
// holders: AudioViewController
// expect label: open

import UIKit

class AudioViewController: UIViewController {
    @IBAction func toggle(_ sender: UIButton) {
        sender.accessibilityLabel = "Pause"
        Analytics.track(sender)
    }
}
