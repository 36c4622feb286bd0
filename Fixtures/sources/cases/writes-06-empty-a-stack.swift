// case: A function of an extension removes all that the stack has, whenever it is filled.
// outlet: TagsViewController.stack
// base: UIStackView
// holders: TagsViewController
// expect children: supplied true

import UIKit

final class TagsViewController: UIViewController {
    @IBOutlet weak var stack: UIStackView!
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stack.removeAll()
    }
}

extension UIStackView {
    func removeAll() {
        for view in arrangedSubviews {
            view.removeFromSuperview()
        }
    }
}
