// case: Value, hint, actions and words for Voice Control are set; the label is not.
// outlet: MuteViewController.levelView
// base: UIView
// holders: MuteViewController
// expect value: supplied "Loud"
// expect hint: supplied "Turns the sound off"
// expect customActions: supplied something
// expect userInputLabels: supplied something
// expect isElement: supplied true
// expect label: untouched

import UIKit

class MuteViewController: UIViewController {
    @IBOutlet weak var levelView: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        levelView.isAccessibilityElement = true
        levelView.accessibilityValue = "Loud"
        levelView.accessibilityHint = "Turns the sound off"
        levelView.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Reset") { _ in true }
        ]
        levelView.accessibilityUserInputLabels = ["Level", "Volume"]
        levelView.accessibilityIdentifier = "level"
    }
}
