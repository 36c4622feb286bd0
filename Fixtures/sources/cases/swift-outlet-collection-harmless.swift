// case: A loop over an outlet collection rounds corners only.
// outlet: KeypadViewController.digitButtons
// base: UIButton
// holders: KeypadViewController
// expect label: untouched
// expect title: untouched
// expect font: untouched

import UIKit

class KeypadViewController: UIViewController {
    @IBOutlet private var digitButtons: [UIButton]!

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for button in digitButtons {
            button.layer.cornerRadius = button.bounds.width / 2
            button.clipsToBounds = true
        }
    }
}
