// case: A loop over the subviews of the root view sets labels.
// outlet: GridViewController.tileButton
// base: UIButton
// holders: GridViewController
// expect label: open

import UIKit

class GridViewController: UIViewController {
    @IBOutlet weak var tileButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.subviews.forEach { subview in
            guard let button = subview as? UIButton else { return }
            button.accessibilityLabel = "Tile"
        }
    }
}
