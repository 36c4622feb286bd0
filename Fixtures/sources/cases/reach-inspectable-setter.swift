// case: The setter of a runtime attribute, in an extension of UIKit's class, sets the label.
// base: UIBarButtonItem
// holders: ArticleController
// attributes: spokenText = Share
// expect label: supplied "Share"
// expect title: untouched

import UIKit

extension UIBarButtonItem {
    @IBInspectable var spokenText: String? {
        get { accessibilityLabel }
        set { accessibilityLabel = newValue }
    }

    @IBInspectable var otherText: String? {
        get { title }
        set { title = newValue }
    }
}

final class ArticleController: UIViewController {}
