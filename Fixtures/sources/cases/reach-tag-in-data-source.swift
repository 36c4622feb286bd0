// case: An object that is no controller fills the views of a cell by their tags.
// base: UILabel
// holders: ThreadsController
// tag: 3
// in-template:
// expect text: open

import UIKit

class ThreadSource: NSObject, UITableViewDataSource {
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "Thread", for: path)
        (cell.viewWithTag(3) as? UILabel)?.text = "Sender"
        return cell
    }
}

class ThreadsController: UITableViewController {}
