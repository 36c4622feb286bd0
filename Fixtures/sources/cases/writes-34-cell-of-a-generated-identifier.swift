// case: R.swift gives a cell by its identifier the class of the nib, and code no cell of another class.
// outlet: PlanCell.amountLabel
// base: UILabel
// holders: PlanCell
// expect text: untouched

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
