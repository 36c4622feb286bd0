// case: A switch over a cell finds its class in a pattern.
// outlet: PhotoCell.starButton
// base: UIButton
// holders: PhotoCell, PhotosViewController
// in-template
// expect label: written "Star"

import UIKit

final class PhotoCell: UITableViewCell {
    @IBOutlet weak var starButton: UIButton!
}

final class PhotosViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        switch cell {
        case let cell as PhotoCell:
            cell.starButton.accessibilityLabel = "Star"
        default: break
        }
    }
}
