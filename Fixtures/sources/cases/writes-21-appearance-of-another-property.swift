// case: The appearance of labels in headers sets a colour; the element is in no header.
// outlet: OrderCell.titleLabel
// base: UILabel
// holders: OrderCell
// expect textColor: untouched
// expect font: untouched

import UIKit

final class OrderCell: UITableViewCell { @IBOutlet private var titleLabel: UILabel! }
enum Look {
    static func apply() { UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .gray }
}
