// case: Code gives a bar item its action and the attributes of its title.
// outlet: NoteViewController.shareItem
// base: UIBarButtonItem
// holders: NoteViewController
// expect action: open
// expect textColor: open
// expect title: untouched

import UIKit

class NoteViewController: UIViewController {
    @IBOutlet weak var shareItem: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        shareItem.target = self
        shareItem.action = #selector(share)
        shareItem.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    }

    @objc private func share() {}
}
