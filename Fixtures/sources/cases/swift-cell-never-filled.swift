// case: The data source fills one outlet of the cell and leaves the other alone.
// outlet: StationCell.moreButton
// base: UIButton
// holders: StationCell, StationsViewController
// in-template
// expect label: untouched
// expect image: untouched

import UIKit

final class StationCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var moreButton: UIButton!

    override func prepareForReuse() {
        super.prepareForReuse()
        nameLabel.text = nil
        moreButton.isHidden = false
    }
}

final class StationsViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Station", for: indexPath)
        (cell as? StationCell)?.nameLabel.text = "Harbour"
        return cell
    }
}
