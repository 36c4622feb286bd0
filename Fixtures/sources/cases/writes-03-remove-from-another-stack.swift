// case: A loop removes what is in a stack that does not hold the element.
// outlet: HeadingCell.cellLabel
// base: UILabel
// holders: HeadingCell
// expect font: untouched
// expect text: untouched

import UIKit

final class HeadingCell: UITableViewCell {
    @IBOutlet var cellLabel: UILabel!
    @IBOutlet var tagsStack: UIStackView!
    func fill(_ tags: [String]) {
        tagsStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    }
}
