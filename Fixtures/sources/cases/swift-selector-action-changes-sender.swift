// case: The target that code adds changes its sender.
// outlet: AudioViewController.playButton
// base: UIButton
// holders: AudioViewController
// expect label: open

import UIKit

class AudioViewController: UIViewController {
    @IBOutlet weak var playButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        playButton.addTarget(self, action: #selector(toggle(_:)), for: .touchUpInside)
    }

    @objc private func toggle(_ sender: UIButton) {
        sender.accessibilityLabel = "Pause"
    }
}
