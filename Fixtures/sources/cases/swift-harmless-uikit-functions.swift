// case: The outlet is handed to functions of UIKit that change nothing about it.
// outlet: PuzzleViewController.hintButton
// base: UIButton
// holders: PuzzleViewController
// expect label: untouched
// expect title: untouched
// expect font: untouched

import UIKit

class PuzzleViewController: UIViewController {
    @IBOutlet weak var hintButton: UIButton!
    @IBOutlet weak var board: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.bringSubviewToFront(hintButton)
        board.insertSubview(hintButton, at: 0)
        NSLayoutConstraint(item: hintButton!, attribute: .centerX, relatedBy: .equal, toItem: board,
                           attribute: .centerX, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint.activate([
            hintButton.topAnchor.constraint(equalTo: board.topAnchor, constant: 8),
            hintButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        hintButton.setContentHuggingPriority(.required, for: .horizontal)
        hintButton.translatesAutoresizingMaskIntoConstraints = false
    }
}
