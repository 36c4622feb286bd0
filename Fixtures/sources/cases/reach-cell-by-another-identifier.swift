// case: Code asks for another prototype cell of the same table.
// base: UITableViewCell
// holders: PlotsController
// identifier: plot
// in-template:
// expect label: untouched

import UIKit

class PlotsController: UITableViewController {
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "shed", for: path)
        cell.accessibilityLabel = "Plot"
        return cell
    }
}
