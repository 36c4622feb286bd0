// case: An extension of UILabel has a method named like a setter, which sets a font that scales.
// outlet: BalanceCell.amountLabel
// base: UILabel
// holders: BalanceCell
// expect font: supplied something
// expect adjustsFontForContentSizeCategory: supplied true

import UIKit

extension UILabel {
    func setFont(scaledFor font: UIFont, followsUser: Bool) {
        self.font = UIFontMetrics.default.scaledFont(for: font)
        self.adjustsFontForContentSizeCategory = followsUser
    }
}

final class BalanceCell: UITableViewCell {
    @IBOutlet weak var amountLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        amountLabel.setFont(scaledFor: .house(size: 20), followsUser: true)
    }
}
