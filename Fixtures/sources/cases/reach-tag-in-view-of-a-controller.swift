// case: A controller finds a view of its own by a tag, which says nothing of cells.
// base: UILabel
// holders: UITableViewCell
// tag: 1
// in-template:
// expect font: untouched

import UIKit

class MenuController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        (view.viewWithTag(1) as? UILabel)?.font = UIFontMetrics.default.large()
    }
}
