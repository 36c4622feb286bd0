// case: A loop removes at once what is in the stack that holds the element, so that it is never shown. (Under a condition it is like `isHidden`: the verdict holds whenever it is shown.)
// outlet: HeadingCell.cellLabel
// base: UILabel
// holders: HeadingCell
// holder-outlets: HeadingCell.tagsStack
// expect hidden: supplied true
// expect font: untouched

import UIKit

final class HeadingCell: UITableViewCell {
    @IBOutlet var cellLabel: UILabel!
    @IBOutlet var tagsStack: UIStackView!
    override func awakeFromNib() {
        super.awakeFromNib()
        tagsStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    }
}
