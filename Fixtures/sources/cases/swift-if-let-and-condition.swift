// case: The outlet is unwrapped together with a further condition.
// outlet: ProfileViewController.badgeView
// base: UIImageView
// holders: ProfileViewController
// expect label: written "Member"
// expect hint: untouched

import UIKit

class ProfileViewController: UIViewController {
    @IBOutlet weak var badgeView: UIImageView?
    var isMember = false

    override func viewDidLoad() {
        super.viewDidLoad()
        if let badge = badgeView, isMember {
            badge.accessibilityLabel = "Member"
        }
    }
}
