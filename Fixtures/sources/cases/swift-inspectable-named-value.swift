// case: The setter of a runtime attribute has a name of its own for the value.
// base: UILabel
// holders: ArticleController
// attributes: textKey = article_title
// expect text: supplied localized article_title

import UIKit

extension UILabel {
    @IBInspectable var textKey: String? {
        get { nil }
        set(key) {
            if let key = key { self.text = NSLocalizedString(key, comment: "") }
        }
    }
}

final class ArticleController: UIViewController {}
