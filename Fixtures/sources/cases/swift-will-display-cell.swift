// case: The delegate of the table gives all labels of a cell another colour before it is shown.
// outlet: LogCell.lineLabel
// base: UILabel
// holders: LogCell, LogViewController
// in-template
// expect textColor: open
// expect font: untouched

import UIKit

final class LogCell: UITableViewCell {
    @IBOutlet weak var lineLabel: UILabel!
}

final class LogViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        for case let label as UILabel in cell.contentView.subviews {
            label.textColor = indexPath.row.isMultiple(of: 2) ? .label : .secondaryLabel
        }
    }
}
