// case: Both branches of a condition set the label.
// outlet: ChatViewController.micButton
// base: UIButton
// holders: ChatViewController
// expect label: supplied something

import UIKit

class ChatViewController: UIViewController {
    @IBOutlet weak var micButton: UIButton!
    var isRecording = false

    override func viewDidLoad() {
        super.viewDidLoad()
        if isRecording {
            micButton.accessibilityLabel = "Stop"
        } else {
            micButton.accessibilityLabel = "Record"
        }
    }
}
