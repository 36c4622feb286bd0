// case: An action changes its sender, which is a switch; the element is a button.
// outlet: StopwatchViewController.startButton
// base: UIButton
// holders: StopwatchViewController
// expect label: untouched
// expect title: untouched

import UIKit

class StopwatchViewController: UIViewController {
    @IBOutlet weak var startButton: UIButton!

    @IBAction func soundChanged(_ sender: UISwitch) {
        sender.accessibilityLabel = sender.isOn ? "Sound on" : "Sound off"
    }
}
