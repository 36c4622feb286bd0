// case: The label is set behind a call that may throw.
// outlet: KeyViewController.lockView
// base: UIImageView
// holders: KeyViewController
// expect label: written something

import UIKit

class KeyViewController: UIViewController {
    @IBOutlet weak var lockView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        do {
            let name = try Keychain.readName()
            lockView.accessibilityLabel = "Locked by \(name)"
        } catch {
            print(error)
        }
    }
}
