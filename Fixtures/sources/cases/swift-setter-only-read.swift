// case: Code reads the property whose setter sets the label, and nothing sets it.
// outlet: BannerView.titleLabel
// base: UILabel
// holders: BannerView
// expect label: open

import UIKit

final class BannerView: UIView {
    @IBOutlet weak var titleLabel: UILabel!

    var title: String {
        get { titleLabel.text ?? "" }
        set { titleLabel.accessibilityLabel = "Notice about \(newValue)" }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        print(title)
    }
}
