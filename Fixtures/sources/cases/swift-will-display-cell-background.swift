// case: The delegate of the table stripes its cells by their background; the label inside keeps its own.
// outlet: LogCell.lineLabel
// base: UILabel
// holders: LogCell, LogViewController
// in-template
// expect textColor: untouched
// expect backgroundColor: untouched
// expect font: untouched

import UIKit

final class LogCell: UITableViewCell {
    @IBOutlet weak var lineLabel: UILabel!
}

final class LogViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        cell.backgroundColor = indexPath.row.isMultiple(of: 2) ? .white : .lightGray
    }
}
