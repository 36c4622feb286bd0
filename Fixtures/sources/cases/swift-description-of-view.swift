// case: The outlet is printed, encoded in a log message and asserted; nothing is changed.
// outlet: DebugPanelViewController.sendButton
// base: UIButton
// holders: DebugPanelViewController
// expect label: untouched
// expect title: untouched
// expect hidden: untouched

import UIKit
import os

class DebugPanelViewController: UIViewController {
    @IBOutlet weak var sendButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        print(sendButton!)
        debugPrint("send: \(String(describing: sendButton)) \(sendButton.isEnabled)")
        assert(sendButton != nil)
        precondition(sendButton.accessibilityLabel == nil, "no label yet")
        if sendButton.isHidden || sendButton.title(for: .normal) == nil {
            os_log("the button is not ready")
        }
    }
}
