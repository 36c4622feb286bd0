// case: The data source fills the cell through a cast; the text may be empty.
// outlet: NameCell.nameLabel
// base: UILabel
// holders: NameCell, PeopleViewController
// in-template
// expect text: open
// expect font: untouched
// expect label: untouched

import UIKit

class NameCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
}

class PeopleViewController: UITableViewController {
    var names: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath) as! NameCell
        cell.nameLabel.text = names[indexPath.row]
        return cell
    }
}
