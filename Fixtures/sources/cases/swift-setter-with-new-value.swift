// case: A setter puts its new value into the outlet; code sets the property when the screen is loaded.
// outlet: BannerView.titleLabel
// base: UILabel
// holders: BannerView
// expect text: supplied something
// expect label: supplied something
// expect hint: open

import UIKit

final class BannerView: UIView {
    @IBOutlet weak var titleLabel: UILabel!

    var title: String {
        get { titleLabel.text ?? "" }
        set {
            titleLabel.text = "Notice: \(newValue)"
            titleLabel.accessibilityLabel = "Notice about \(newValue)"
        }
    }

    var help: String? {
        get { titleLabel.accessibilityHint }
        set { titleLabel.accessibilityHint = newValue }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        title = "Travelling"
        help = "Opens the notice"
    }
}
