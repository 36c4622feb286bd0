// case: The function goes on only with the outlet and a further condition.
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
        guard let badge = badgeView, isMember else { return }
        badge.accessibilityLabel = "Member"
    }
}
