// case: Code writes the text label of a cell that has one in its file: the cell itself is as it was.
// base: UITableViewCell
// holders: PeopleViewController
// expect title: untouched

import UIKit

final class PeopleViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        cell.textLabel?.text = people[indexPath.row].name
        return cell
    }
}
