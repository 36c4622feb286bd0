// case: A controller of another table finds a label of a cell by its tag.
// base: UILabel
// holders: UITableViewCell
// tag: 1
// in-template:
// expect font: open

import UIKit

class MenuController: UITableViewController {
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "Row", for: path)
        let label = cell.viewWithTag(1) as? UILabel
        label?.font = UIFontMetrics.default.large()
        return cell
    }
}
