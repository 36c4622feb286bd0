// case: The cell has a method that fills it, which the data source calls for every row.
// outlet: StationCell.lineView
// base: UIImageView
// holders: StationCell, StationsViewController
// in-template
// expect label: supplied something
// expect image: open
// expect hint: untouched

import UIKit

struct Station {
    let name: String
    let line: Int
}

final class StationCell: UITableViewCell {
    @IBOutlet private weak var lineView: UIImageView!

    func configure(with station: Station) {
        lineView.image = UIImage(named: "line\(station.line)")
        lineView.accessibilityLabel = "Line \(station.line)"
    }
}

final class StationsViewController: UITableViewController {
    private let stations = [Station(name: "Harbour", line: 4)]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stations.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Station", for: indexPath) as! StationCell
        cell.configure(with: stations[indexPath.row])
        return cell
    }
}
