// case: Code labels and hides the parts of a button, not the button.
// outlet: MenuViewController.closeButton
// base: UIButton
// holders: MenuViewController
// expect label: open
// expect hidden: open
// expect title: untouched

import UIKit

class MenuViewController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.imageView?.accessibilityLabel = "Cross"
        closeButton.titleLabel?.isHidden = true
    }
}
