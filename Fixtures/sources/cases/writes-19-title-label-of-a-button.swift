// case: The font of the title label of another button is set; the element is an outlet called titleLabel.
// outlet: TimerViewController.titleLabel
// base: UILabel
// holders: TimerViewController
// expect font: untouched

import UIKit

final class TimerViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var startButton: UIButton!
    override func viewDidLoad() { super.viewDidLoad(); startButton.titleLabel?.font = .boldSystemFont(ofSize: 18) }
}
