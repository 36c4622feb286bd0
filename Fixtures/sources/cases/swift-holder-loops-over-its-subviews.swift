// case: The class of the view that holds the element goes through its subviews when it wakes up.
// outlet: DashboardViewController.valueLabel
// base: UILabel
// holders: TileView, DashboardViewController
// expect font: open
// expect textColor: open
// expect text: untouched

import UIKit

final class TileView: UIView {
    override func awakeFromNib() {
        super.awakeFromNib()
        for label in subviews.compactMap({ $0 as? UILabel }) {
            label.font = .monospacedDigitSystemFont(ofSize: label.font.pointSize, weight: .regular)
            label.textColor = tintColor
        }
    }
}

class DashboardViewController: UIViewController {
    @IBOutlet weak var valueLabel: UILabel!
}
