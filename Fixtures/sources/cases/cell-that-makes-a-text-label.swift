// case: Code writes the text label of a cell without a style, which UIKit makes then.
// base: UITableViewCell
// holders: PeopleViewController
// makes-text-label: yes
// expect title: open
// expect font: untouched

import UIKit

final class PeopleViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        cell.textLabel?.text = people[indexPath.row].name
        cell.textLabel?.numberOfLines = 0
        return cell
    }
}
