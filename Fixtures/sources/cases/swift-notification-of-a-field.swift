// case: Code listens to the changes of a field.
// outlet: SearchController.field
// base: UITextField
// holders: SearchController
// expect label: untouched
// expect placeholder: untouched

import UIKit

final class SearchController: UIViewController {
    @IBOutlet weak var field: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: field).sink { _ in }
        events.notification(UITextField.textDidChangeNotification, object: field).subscribe()
    }
}
