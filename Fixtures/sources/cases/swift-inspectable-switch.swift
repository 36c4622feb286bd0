// case: The text of a runtime attribute chooses the case of a switch, which gives a font that scales.
// base: UILabel
// holders: ArticleController
// attributes: textSize = regular14
// expect font: supplied something
// expect lines: untouched

import UIKit

extension UILabel {
    @IBInspectable var textSize: String? {
        get { nil }
        set {
            guard let style = newValue, !style.isEmpty else { return }
            switch style {
            case "semibold18": font = .systemFont(ofSize: 18)
            case "regular14": font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14))
            case "regular12": numberOfLines = 0
            default: return
            }
        }
    }
}

final class ArticleController: UIViewController {}
