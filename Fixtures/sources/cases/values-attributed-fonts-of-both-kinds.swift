// case: A helper makes an attributed text with the fonts of two styles that the call passes, of which one scales.
// outlet: NoticeView.noticeLabel
// base: UILabel
// holders: NoticeView
// expect font: open

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
            "Notice", in: Look(font: .systemFont(ofSize: 14)), with: Look(font: .preferredFont(forTextStyle: .headline)))
    }
}
