// case: A presenter reaches the outlet through a protocol that the controller's protocol refines.
// outlet: AccountViewController.nameLabel
// base: UILabel
// holders: AccountViewController
// expect text: open

import UIKit

protocol NameShowing: AnyObject {
    var nameLabel: UILabel! { get }
}

protocol AccountShowing: NameShowing {
    func reload()
}

final class AccountViewController: UIViewController, AccountShowing {
    @IBOutlet weak var nameLabel: UILabel!

    func reload() {}
}

final class NamePresenter {
    weak var screen: NameShowing?

    func show(_ name: String) {
        screen?.nameLabel.text = name
    }
}
