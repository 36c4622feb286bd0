// case: The items of a toolbar are labelled in a loop over the toolbar.
// outlet: EditorViewController.attachItem
// base: UIBarButtonItem
// holders: EditorViewController
// holder-outlets: EditorViewController.toolbar
// expect label: open

import UIKit

class EditorViewController: UIViewController {
    @IBOutlet weak var toolbar: UIToolbar!
    @IBOutlet weak var attachItem: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        for (item, name) in zip(toolbar.items ?? [], ["Attach", "Draw"]) {
            item.accessibilityLabel = name
        }
    }
}
