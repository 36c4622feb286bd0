// case: The class of a field draws its placeholder in its own colour, in an observer, and none where it is nil.
// outlet: NoteController.field
// class: NoteField
// base: UITextField
// descends: UITextField
// holders: NoteController
// expect placeholder: supplied "Title"

import UIKit

class NoteField: UITextField {
    override var placeholder: String? {
        didSet {
            guard let placeholder = placeholder else {
                attributedPlaceholder = nil
                return
            }
            attributedPlaceholder = NSAttributedString(string: placeholder, attributes: [.foregroundColor: UIColor.red])
        }
    }
}

class NoteController: UIViewController {
    @IBOutlet var field: NoteField!

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Title"
    }
}
