// case: An action selects its sender and animates it.
// outlet: StopwatchViewController.startButton
// base: UIButton
// holders: StopwatchViewController
// expect selected: open
// expect label: untouched
// expect title: untouched

import UIKit

class StopwatchViewController: UIViewController {
    @IBOutlet weak var startButton: UIButton!

    @IBAction func startOrStop(_ sender: UIButton) {
        sender.isSelected.toggle()
        UIView.animate(withDuration: 0.1) { sender.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    }
}
