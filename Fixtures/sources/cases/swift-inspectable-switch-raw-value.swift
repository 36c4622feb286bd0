// case: The text of a runtime attribute is the raw value of a case, which chooses the font.
// base: UILabel
// class: StyledLabel
// holders: ArticleController
// attributes: styleName = heading
// expect font: supplied something
// expect text: untouched

import UIKit

enum TextStyle: String {
    case title = "heading"
    case plain
}

final class StyledLabel: UILabel {
    @IBInspectable var styleName: String = "" {
        didSet {
            guard let style = TextStyle(rawValue: styleName) else { return }
            switch style {
            case .title: font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
            case .plain: text = "Bread"
            }
        }
    }
}

final class ArticleController: UIViewController {}
