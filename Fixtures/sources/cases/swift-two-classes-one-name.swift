// case: Two apps in one repository have a class of the same name; which one the file means cannot be told.
// outlet: RootViewController.menuButton
// base: UIButton
// holders: RootViewController
// expect label: open

import UIKit

#if WATCH_COMPANION
class RootViewController: UIViewController {
    @IBOutlet weak var menuButton: UIButton!
}
#else
class RootViewController: UIViewController {
    @IBOutlet weak var menuButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        menuButton.accessibilityLabel = "Menu"
    }
}
#endif
