// case: The setter of a runtime attribute sets the label to a text that it makes of the value.
// base: UIButton
// holders: ArticleController
// attributes: spokenKey = share_button
// expect label: supplied localized share_button

import UIKit

extension UIView {
    @IBInspectable var spokenKey: String? {
        get { nil }
        set {
            let words = newValue?.localized
            accessibilityLabel = words
        }
    }
}

final class ArticleController: UIViewController {}
