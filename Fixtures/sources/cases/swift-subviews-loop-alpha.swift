// case: A loop over the subviews of the root view only fades them.
// outlet: GridViewController.tileButton
// base: UIButton
// holders: GridViewController
// expect label: untouched
// expect title: untouched
// expect font: untouched

import UIKit

class GridViewController: UIViewController {
    @IBOutlet weak var tileButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.subviews.forEach { $0.alpha = 0 }
        for child in view.subviews { child.layer.cornerRadius = 4 }
    }
}
