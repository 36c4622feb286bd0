// case: The placeholder gets another colour and keeps its text.
// outlet: SearchController.field
// base: UITextField
// holders: SearchController
// expect placeholder: untouched

import UIKit

class SearchController: UIViewController {
    @IBOutlet weak var field: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        field.paint(.gray)
        field.attributedPlaceholder = NSAttributedString(string: field.placeholder!, attributes: [:])
    }
}

extension UITextField {
    func paint(_ color: UIColor) {
        if let placeholder = placeholder {
            attributedPlaceholder = NSAttributedString(string: placeholder, attributes: [.foregroundColor: color])
        }
    }
}
