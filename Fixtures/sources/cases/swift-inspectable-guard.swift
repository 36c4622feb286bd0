// case: Code asks for a runtime attribute that the element lacks before it sets the label, and for one that it has.
// base: UIButton
// holders: ArticleController
// attributes: hintKey = share_hint
// expect label: untouched
// expect hint: open

import UIKit

extension UIView {
    @IBInspectable var voiceKey: String? {
        get { objc_getAssociatedObject(self, "voice") as? String }
        set { objc_setAssociatedObject(self, "voice", newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    @IBInspectable var hintKey: String? {
        get { objc_getAssociatedObject(self, "hint") as? String }
        set { objc_setAssociatedObject(self, "hint", newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    open override func awakeFromNib() {
        super.awakeFromNib()
        if let voiceKey = self.voiceKey, voiceKey != voiceKey.localized {
            accessibilityLabel = voiceKey.localized
        }
        if let hintKey = self.hintKey, hintKey != hintKey.localized {
            accessibilityHint = hintKey.localized
        }
    }
}

final class ArticleController: UIViewController {}
