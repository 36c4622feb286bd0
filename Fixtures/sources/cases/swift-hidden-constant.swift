// case: The label is hidden from the start and shown never.
// outlet: SyncViewController.errorLabel
// base: UILabel
// holders: SyncViewController
// expect hidden: supplied true
// expect text: untouched

import UIKit

class SyncViewController: UIViewController {
    @IBOutlet weak var errorLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        errorLabel.isHidden = true
    }
}
