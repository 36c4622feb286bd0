// case: An action changes title and label of its sender, which may be the element.
// outlet: StopwatchViewController.startButton
// base: UIButton
// holders: StopwatchViewController
// expect title: open
// expect label: open
// expect font: untouched

import UIKit

class StopwatchViewController: UIViewController {
    @IBOutlet weak var startButton: UIButton!
    private var runs = false

    @IBAction func startOrStop(_ sender: UIButton) {
        runs.toggle()
        sender.setTitle(runs ? "Stop" : "Start", for: .normal)
        sender.accessibilityLabel = runs ? "Stop the watch" : "Start the watch"
    }
}
