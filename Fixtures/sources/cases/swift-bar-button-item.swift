// case: A bar button item gets a label; another one is only disabled.
// outlet: EditorViewController.attachItem
// base: UIBarButtonItem
// holders: EditorViewController
// expect label: supplied localized editor.attach
// expect title: untouched
// expect enabled: supplied false

import UIKit

class EditorViewController: UIViewController {
    @IBOutlet weak var attachItem: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        attachItem.accessibilityLabel = NSLocalizedString("editor.attach", comment: "")
        attachItem.isEnabled = false
    }
}
