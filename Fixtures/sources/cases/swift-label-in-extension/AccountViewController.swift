// case: An extension in another file has the method that viewDidLoad calls to set the label.
// outlet: AccountViewController.editButton
// base: UIButton
// holders: AccountViewController
// expect label: supplied "Edit profile"

import UIKit

class AccountViewController: UIViewController {
    @IBOutlet weak var editButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        configureAccessibility()
    }
}
