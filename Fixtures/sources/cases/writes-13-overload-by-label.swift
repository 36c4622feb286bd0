// case: Two helpers have one name; that with the other argument label sets the font.
// outlet: OrderCell.titleLabel
// base: UILabel
// holders: OrderCell
// expect font: untouched
// expect textColor: supplied "#FF0000"

import UIKit

enum Style {
    static func apply(to label: UILabel) { label.textColor = .red }
    static func apply(onButton button: UIButton) { button.titleLabel?.font = .preferredFont(forTextStyle: .body) }
}
final class OrderCell: UITableViewCell {
    @IBOutlet private var titleLabel: UILabel!
    override func awakeFromNib() { super.awakeFromNib(); Style.apply(to: titleLabel) }
}
