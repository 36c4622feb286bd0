// case: A local constant stands for the outlet and sets the label.
// outlet: BookViewController.coverButton
// base: UIButton
// holders: BookViewController
// expect label: supplied "Cover"

import UIKit

class BookViewController: UIViewController {
    @IBOutlet weak var coverButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = coverButton
        button?.accessibilityLabel = "Cover"
    }
}
