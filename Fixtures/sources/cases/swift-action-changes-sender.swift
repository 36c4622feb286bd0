// case: An action compares its sender with the outlet and then changes the title of the sender.
// outlet: QuizViewController.yesButton
// base: UIButton
// holders: QuizViewController
// expect title: open

import UIKit

class QuizViewController: UIViewController {
    @IBOutlet weak var yesButton: UIButton!

    @IBAction func answer(_ sender: UIButton) {
        if sender == yesButton {
            sender.setTitle("Yes!", for: .normal)
        }
    }
}
