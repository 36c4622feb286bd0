// case: The setter of a runtime attribute looks its key up, and sets the placeholder to what it finds.
// base: UITextField
// holders: SignInController
// attributes: placeholderKey = email_address
// expect placeholder: supplied localized email_address
// expect label: untouched

import UIKit

extension UITextField {
    @IBInspectable var placeholderKey: String? {
        get { nil }
        set {
            guard let key = newValue, !key.isEmpty else { return }
            let words = NSLocalizedString(key, comment: key)
            if words != key {
                self.placeholder = words
            }
        }
    }
}

final class SignInController: UIViewController {}
