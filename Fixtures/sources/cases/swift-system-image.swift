// case: A button gets a symbol of the system.
// outlet: AlbumViewController.menuButton
// base: UIButton
// holders: AlbumViewController
// expect systemImage: supplied "ellipsis.circle"
// expect label: untouched
// expect title: untouched

import UIKit

class AlbumViewController: UIViewController {
    @IBOutlet weak var menuButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        menuButton.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    }
}
