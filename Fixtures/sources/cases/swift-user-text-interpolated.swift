// case: The texts are only what the user gave, put between nothing.
// outlet: AccountViewController.nameLabel
// base: UILabel
// holders: AccountViewController
// expect text: open
// expect label: open

import UIKit

class AccountViewController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!
    var first = "", last: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = "\(first) \(last ?? "")"
        nameLabel.accessibilityLabel = String(format: "%@", first)
    }
}
