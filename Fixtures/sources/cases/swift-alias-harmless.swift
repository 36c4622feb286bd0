// case: A local constant stands for the outlet and is used for layout only.
// outlet: BookViewController.coverButton
// base: UIButton
// holders: BookViewController
// expect label: untouched
// expect title: untouched

import UIKit

class BookViewController: UIViewController {
    @IBOutlet weak var coverButton: UIButton!

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let b = coverButton!
        b.layer.shadowRadius = b.frame.height / 10
        b.layer.shadowPath = UIBezierPath(rect: b.bounds).cgPath
    }
}
