// case: A loop over a stack, to which there is an outlet, sets the fonts of its labels.
// outlet: FormViewController.hintLabel
// base: UILabel
// holders: FormViewController
// holder-outlets: FormViewController.stack
// expect font: open
// expect text: untouched

import UIKit

class FormViewController: UIViewController {
    @IBOutlet weak var stack: UIStackView!
    @IBOutlet weak var hintLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        for case let label as UILabel in stack.arrangedSubviews {
            label.font = UIFont(name: "Georgia", size: 15)
        }
    }
}
