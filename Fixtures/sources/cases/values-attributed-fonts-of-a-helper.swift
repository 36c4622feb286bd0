// case: A helper makes an attributed text with the fonts of two styles that the call passes: both are fixed.
// outlet: NoticeView.noticeLabel
// base: UILabel
// holders: NoticeView
// expect font: supplied fixed

import UIKit

struct Look {
    let font: UIFont
}

enum Texts {
    static func marked(_ text: String, in look: Look, with other: Look) -> NSAttributedString {
        let plain: [NSAttributedString.Key: Any] = [.font: look.font]
        let strong: [NSAttributedString.Key: Any] = [.font: other.font]
        let marked = NSMutableAttributedString(string: text, attributes: plain)
        marked.addAttributes(strong, range: NSRange(location: 0, length: 1))
        return marked
    }
}

final class NoticeView: UIView {
    @IBOutlet var noticeLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        noticeLabel.attributedText = Texts.marked(
            "Notice", in: Look(font: .systemFont(ofSize: 14)), with: Look(font: .boldSystemFont(ofSize: 15)))
    }
}
