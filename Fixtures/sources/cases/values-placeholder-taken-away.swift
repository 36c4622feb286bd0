// case: The class of a field takes its placeholder away when something is written.
// outlet: NoteController.field
// class: NoteField
// base: UITextField
// descends: UITextField
// holders: NoteController
// expect placeholder: open

import UIKit

class NoteField: UITextField {
    override var text: String? {
        didSet { attributedPlaceholder = nil }
    }
}

class NoteController: UIViewController {
    @IBOutlet var field: NoteField!

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Title"
    }
}
