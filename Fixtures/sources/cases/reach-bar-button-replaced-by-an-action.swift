// case: An action that the user takes puts another item in the place of the one in the file.
// base: UIButton
// slots: leftBarButtonItem
// holders: NotesController
// expect label: open
// expect hidden: open

import UIKit

class NotesController: UIViewController {
    private lazy var done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))

    @IBAction private func edit(_ sender: Any) {
        setUp()
    }

    private func setUp() {
        self.navigationItem.leftBarButtonItem = self.done
    }

    @objc private func close() {}
}
