// case: A loop over the stack touches its text fields only, and the element is a label.
// outlet: FormViewController.hintLabel
// base: UILabel
// holders: FormViewController
// holder-outlets: FormViewController.stack
// expect font: untouched
// expect text: untouched

import UIKit

class FormViewController: UIViewController {
    @IBOutlet weak var stack: UIStackView!
    @IBOutlet weak var hintLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.arrangedSubviews.compactMap { $0 as? UITextField }.forEach { field in
            field.font = UIFont(name: "Georgia", size: 15)
            field.text = ""
        }
    }
}
