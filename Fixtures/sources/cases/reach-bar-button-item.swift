// case: The superclass names the item through the navigation item.
// base: UIBarButtonItem
// slots: rightBarButtonItem
// holders: NotesController
// expect label: supplied "Add a note"
// expect title: untouched

import UIKit

class ListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem?.accessibilityLabel = "Add a note"
        navigationItem.leftBarButtonItem?.title = "Back"
    }
}

class NotesController: ListController {}

class OtherController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem?.title = "Send"
    }
}
