// case: The font of another label in a size may be of any kind.
// outlet: StatusView.statusLabel
// base: UILabel
// holders: StatusView
// expect font: open

import UIKit

class StatusView: UIView {
    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet weak var titleLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        statusLabel.font = titleLabel.font.withSize(28)
    }
}
