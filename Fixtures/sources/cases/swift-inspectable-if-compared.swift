// case: The text of a runtime attribute is not the one that a condition asks for.
// base: UILabel
// class: StyledLabel
// holders: ArticleController
// attributes: styleName = heading
// expect font: supplied something
// expect lines: untouched

import UIKit

final class StyledLabel: UILabel {
    @IBInspectable var styleName: String = "" {
        didSet {
            if styleName == "plain" {
                numberOfLines = 0
            } else {
                font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
            }
        }
    }
}

final class ArticleController: UIViewController {}
