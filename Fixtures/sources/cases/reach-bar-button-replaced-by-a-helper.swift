// case: A function that the controller always calls puts another item in the place of the one in the file.
// base: UIButton
// slots: leftBarButtonItem
// holders: NotesController
// expect hidden: supplied true
// expect label: untouched

import UIKit

class NotesController: UIViewController {
    private lazy var done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))

    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
    }

    private func setUp() {
        self.navigationItem.leftBarButtonItem = self.done
    }

    @objc private func close() {}
}
