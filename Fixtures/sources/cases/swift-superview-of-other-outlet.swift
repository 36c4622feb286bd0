// case: A loop over the siblings of another outlet labels the buttons among them.
// outlet: StopwatchViewController.lapButton
// base: UIButton
// holders: StopwatchViewController
// expect label: open

import UIKit

class StopwatchViewController: UIViewController {
    @IBOutlet weak var timeLabel: UILabel!
    @IBOutlet weak var lapButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        timeLabel.superview?.subviews.forEach { view in
            (view as? UIButton)?.accessibilityLabel = view.accessibilityIdentifier
        }
    }
}
