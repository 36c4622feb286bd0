// case: A library's view that code makes passes a closure what is in the view, and no element of the screen.
// outlet: ClaimViewController.titleLabel
// base: UILabel
// holders: ClaimViewController
// expect font: untouched

import FloatingMenus
import UIKit

final class ClaimViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
}

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let menu = FloatingMenuButton()
        menu.configureDefaultItem { item in
            item.titleLabel.font = .systemFont(ofSize: 12)
        }
    }
}
