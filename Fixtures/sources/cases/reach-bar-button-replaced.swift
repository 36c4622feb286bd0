// case: Another item takes the place of the one in the file.
// base: UIBarButtonItem
// slots: rightBarButtonItem
// holders: NotesController
// expect label: open

import UIKit

class NotesController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        navigationItem.setRightBarButton(done, animated: false)
    }
}
