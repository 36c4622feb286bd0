// case: The tab bar controller names the tabs by their numbers.
// base: UITabBarItem
// holders: InboxController
// expect label: open
// expect hidden: untouched

import UIKit

class InboxController: UIViewController {}

class MainController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.items?[0].accessibilityLabel = "Inbox"
        tabBar.isHidden = false
    }
}
