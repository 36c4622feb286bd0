// case: The element is found by its tag and labelled.
// base: UIButton
// holders: TagViewController
// tag: 7
// expect label: open
// expect font: untouched

import UIKit

class TagViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let star = view.viewWithTag(7) as? UIButton
        star?.accessibilityLabel = "Star"
    }
}
