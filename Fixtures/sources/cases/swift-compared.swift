// case: An action asks which of the outlets was tapped.
// outlet: QuizViewController.yesButton
// base: UIButton
// holders: QuizViewController
// expect label: untouched
// expect title: untouched

import UIKit

class QuizViewController: UIViewController {
    @IBOutlet weak var yesButton: UIButton!
    @IBOutlet weak var noButton: UIButton!
    private var score = 0

    @IBAction func answer(_ sender: UIButton) {
        if sender == yesButton {
            score += 1
        } else if sender === noButton {
            score -= 1
        }
        print(yesButton.isHighlighted, score)
    }
}
