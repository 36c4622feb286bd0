// case: The item of the file is put into a new list of items.
// base: UIBarButtonItem
// slots: rightBarButtonItem
// holders: NotesController
// expect label: untouched

import UIKit

class NotesController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        if let settings = navigationItem.rightBarButtonItem {
            let present = UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil)
            navigationItem.rightBarButtonItems = [settings, present]
        }
    }
}
