// case: The class of a button asks for its runtime attributes, of which the file sets one.
// class: SpokenButton
// descends: UIButton
// holders: ArticleController
// attributes: hintKey = share_hint
// expect label: untouched
// expect hint: supplied localized share_hint

import UIKit

final class SpokenButton: UIButton {
    @IBInspectable var voiceKey: String?
    @IBInspectable var hintKey: String?

    override func awakeFromNib() {
        super.awakeFromNib()
        if let hintKey, hintKey != hintKey.localized { accessibilityHint = hintKey.localized }
        guard let key = voiceKey, !key.isEmpty else { return }
        accessibilityLabel = key.localized
    }
}

final class ArticleController: UIViewController {}
