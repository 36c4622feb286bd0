// case: A nested class has an outlet of the same name, which its own code labels.
// outlet: ListViewController.addButton
// base: UIButton
// holders: ListViewController
// expect label: untouched

import UIKit

final class ListViewController: UITableViewController {
    @IBOutlet private weak var addButton: UIButton!

    final class FooterView: UIView {
        @IBOutlet private weak var addButton: UIButton!

        override func awakeFromNib() {
            super.awakeFromNib()
            addButton.accessibilityLabel = "Add at the end"
        }
    }
}
