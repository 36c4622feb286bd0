// case: The texts come from the user's data, which may be empty.
// outlet: AccountViewController.nameLabel
// base: UILabel
// holders: AccountViewController
// expect text: open
// expect label: open
// expect hint: open
// expect value: open

import UIKit

class AccountViewController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = Account.current.name
        nameLabel.accessibilityLabel = UserDefaults.standard.string(forKey: "name")
        nameLabel.accessibilityAttributedHint = NSAttributedString(string: Account.current.name ?? "")
        nameLabel.accessibilityValue = String(describing: "")
    }
}
