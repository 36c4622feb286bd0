// case: The label is an optional of the model, or a text where it is nil; the model's text may be empty.
// outlet: ProfileViewController.avatarButton
// base: UIButton
// holders: ProfileViewController
// expect label: open

import UIKit

class ProfileViewController: UIViewController {
    @IBOutlet weak var avatarButton: UIButton!
    var nickname: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        avatarButton.accessibilityLabel = nickname ?? "Profile"
    }
}
