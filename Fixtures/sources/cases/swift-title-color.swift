// case: The colour of the button's title is set for the normal state, and its tint.
// outlet: PaintViewController.okButton
// base: UIButton
// holders: PaintViewController
// expect textColor: supplied "#FF0000"
// expect title: untouched
// expect label: untouched
// answers textColor: open

import UIKit

class PaintViewController: UIViewController {
    @IBOutlet weak var okButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        okButton.setTitleColor(.red, for: [])
        okButton.tintColor = .red
    }
}
