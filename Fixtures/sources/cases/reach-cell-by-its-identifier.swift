// case: Code names the prototype cell that it asks for.
// base: UITableViewCell
// holders: PlotsController
// identifier: plot
// in-template:
// expect label: open

import UIKit

class PlotsController: UITableViewController {
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "plot", for: path)
        cell.accessibilityLabel = "Plot"
        return cell
    }
}
