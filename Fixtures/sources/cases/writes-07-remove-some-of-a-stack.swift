// case: A loop removes those views of the stack that have a tag.
// outlet: TagsViewController.stack
// base: UIStackView
// holders: TagsViewController
// expect children: untouched

import UIKit

final class TagsViewController: UIViewController {
    @IBOutlet weak var stack: UIStackView!
    override func viewDidLoad() {
        super.viewDidLoad()
        for view in stack.arrangedSubviews where view.tag == 7 {
            view.removeFromSuperview()
        }
        stack.subviews.forEach { if $0 is UIImageView { $0.removeFromSuperview() } }
    }
}
