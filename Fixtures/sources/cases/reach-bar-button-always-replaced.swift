// case: Another item always takes the place of the one in the file, which is never shown.
// base: UIBarButtonItem
// slots: rightBarButtonItem
// holders: NotesController
// expect hidden: supplied true
// expect label: untouched

import UIKit

class NotesController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    }
}
