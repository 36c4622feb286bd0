// case: A method of an extension of UILabel sets a scaled font; the cell calls it when it is loaded.
// outlet: OrderCell.titleLabel
// base: UILabel
// holders: OrderCell
// expect font: supplied body
// expect label: untouched

import UIKit

extension UILabel { func applyBodyStyle() { adjustsFontForContentSizeCategory = true; font = .preferredFont(forTextStyle: .body) } }
final class OrderCell: UITableViewCell {
    @IBOutlet private var titleLabel: UILabel!
    override func awakeFromNib() { super.awakeFromNib(); titleLabel.applyBodyStyle() }
}
