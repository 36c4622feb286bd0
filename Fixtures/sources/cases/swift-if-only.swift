// case: The label is set under a condition.
// outlet: ChatViewController.micButton
// base: UIButton
// holders: ChatViewController
// expect label: written "Record"
// expect title: untouched

import UIKit

class ChatViewController: UIViewController {
    @IBOutlet weak var micButton: UIButton!
    var canRecord = true

    override func viewDidLoad() {
        super.viewDidLoad()
        if canRecord {
            micButton.accessibilityLabel = "Record"
        }
    }
}
