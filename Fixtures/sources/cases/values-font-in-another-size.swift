// case: The font of a label in another size is as fixed as it was.
// outlet: StatusView.statusLabel
// base: UILabel
// holders: StatusView
// expect font: untouched

import UIKit

class StatusView: UIView {
    @IBOutlet weak var statusLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        if UIScreen.main.bounds.height < 600 {
            statusLabel.font = statusLabel.font.withSize(28)
        }
    }
}
