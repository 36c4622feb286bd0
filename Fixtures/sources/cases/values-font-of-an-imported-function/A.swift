// case: Swift calls a function of Objective-C by the beginning of its name.
// outlet: StatusView.statusLabel
// base: UILabel
// holders: StatusView
// expect font: supplied 14.0

import UIKit

class StatusView: UIView {
    @IBOutlet weak var statusLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        statusLabel.font = UIFont.app_lightFont(ofSize: 14)
    }
}
