// case: No case of a switch has the text of a runtime attribute, so that none of its fonts is set.
// base: UILabel
// holders: ArticleController
// attributes: textSize = regulart14
// expect font: untouched

import UIKit

extension UILabel {
    @IBInspectable var textSize: String? {
        get { nil }
        set {
            switch newValue {
            case "semibold18": font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 18))
            case "regular14": font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14))
            default: break
            }
        }
    }
}

final class ArticleController: UIViewController {}
