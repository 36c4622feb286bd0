// case: Another element is found by its tag and labelled.
// outlet: TagViewController.heartButton
// base: UIButton
// holders: TagViewController
// tag: 7
// expect label: untouched

import UIKit

class TagViewController: UIViewController {
    @IBOutlet weak var heartButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        (view.viewWithTag(8) as? UIButton)?.accessibilityLabel = "Star"
    }
}
