// case: One of the items of a bar is changed; which one, only the running app knows.
// base: UIBarButtonItem
// slots: rightBarButtonItems
// holders: NotesController
// expect label: open
// expect title: untouched

import UIKit

class NotesController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems?[0].accessibilityLabel = "Add a note"
    }
}
