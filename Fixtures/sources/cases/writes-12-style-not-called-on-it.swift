// case: The style is applied to another label.
// outlet: OrderCell.priceLabel
// base: UILabel
// holders: OrderCell
// expect font: untouched

import UIKit

extension UILabel { func applyBodyStyle() { font = .preferredFont(forTextStyle: .body) } }
final class OrderCell: UITableViewCell {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var priceLabel: UILabel!
    override func awakeFromNib() { super.awakeFromNib(); titleLabel.applyBodyStyle(); priceLabel.text = "" }
}
