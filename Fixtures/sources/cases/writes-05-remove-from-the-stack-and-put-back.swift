// case: A loop removes what is in the stack that holds the element, and code adds the element again.
// outlet: HeadingCell.cellLabel
// base: UILabel
// holders: HeadingCell
// holder-outlets: HeadingCell.tagsStack
// expect hidden: open
// expect font: open

import UIKit

final class HeadingCell: UITableViewCell {
    @IBOutlet var cellLabel: UILabel!
    @IBOutlet var tagsStack: UIStackView!
    override func awakeFromNib() {
        super.awakeFromNib()
        tagsStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        tagsStack.addArrangedSubview(cellLabel)
    }
}
