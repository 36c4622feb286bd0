// case: A function that may throw before it sets the label is called with `try?`.
// outlet: KeyViewController.lockView
// base: UIImageView
// holders: KeyViewController
// expect label: written something

import UIKit

class KeyViewController: UIViewController {
    @IBOutlet weak var lockView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        try? showOwner()
    }

    private func showOwner() throws {
        let name = try Keychain.readName()
        lockView.accessibilityLabel = "Locked by \(name)"
    }
}
