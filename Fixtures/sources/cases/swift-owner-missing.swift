// case: The class that owns the outlet is not among the sources.
// outlet: InvoiceViewController.payButton
// base: UIButton
// holders: InvoiceViewController
// expect label: open
// expect title: open

import UIKit

class InvoicesViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next = storyboard!.instantiateViewController(withIdentifier: "Invoice") as! InvoiceViewController
        navigationController?.pushViewController(next, animated: true)
    }
}
