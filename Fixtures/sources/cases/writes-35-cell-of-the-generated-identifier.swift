// case: R.swift gives a cell by its identifier the class of the nib.
// outlet: FeeRowCell.amountLabel
// base: UILabel
// holders: FeeRowCell
// expect text: open

import UIKit

final class PlanCell: UITableViewCell {
    @IBOutlet var amountLabel: UILabel!
}
final class FeeRowCell: UITableViewCell {
    @IBOutlet var amountLabel: UILabel!
}
extension UITableView {
    func dequeueReusableCell<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell { Cell() }
}
final class FeesController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: R.reuseIdentifier.fee_row, for: indexPath)!
        cell.amountLabel.text = fees[indexPath.row].amount
        return cell
    }
}
