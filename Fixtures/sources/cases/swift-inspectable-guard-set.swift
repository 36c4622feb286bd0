// case: Code sets the runtime attribute that is asked for before it sets the label.
// outlet: ArticleController.shareButton
// base: UIButton
// holders: ArticleController
// expect label: open

import UIKit

extension UIView {
    @IBInspectable var voiceKey: String? {
        get { objc_getAssociatedObject(self, "voice") as? String }
        set { objc_setAssociatedObject(self, "voice", newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    open override func awakeFromNib() {
        super.awakeFromNib()
        if let voiceKey = self.voiceKey { accessibilityLabel = voiceKey.localized }
    }
}

final class ArticleController: UIViewController {
    @IBOutlet weak var shareButton: UIButton!

    func show() { shareButton.voiceKey = "share" }
}
