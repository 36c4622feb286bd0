// case: Another item takes the place of the one in the file under a condition.
// base: UIBarButtonItem
// slots: rightBarButtonItem
// holders: NotesController
// expect hidden: open
// expect label: open

import UIKit

class NotesController: UIViewController {
    var isEmpty = false

    override func viewDidLoad() {
        super.viewDidLoad()
        if isEmpty {
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        }
    }
}
