// case: Another table sets the font of the text labels of its cells.
// base: UILabel
// holders: FilesViewController
// expect font: untouched

import UIKit

final class FilesViewController: UITableViewController {}
final class MailViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
        cell.textLabel?.font = .systemFont(ofSize: 12)
        return cell
    }
}
