// case: The file breaks off in the middle, so that nothing after it is known.
// outlet: BrokenViewController.okButton
// base: UIButton
// holders: BrokenViewController
// expect label: open

import UIKit

class BrokenViewController: UIViewController {
    @IBOutlet weak var okButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        okButton.layer.name = "ok
