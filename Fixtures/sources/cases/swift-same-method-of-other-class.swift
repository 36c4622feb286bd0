// case: No code calls the method that sets the label; another class has a method of the same name that is called.
// outlet: PriceCell.infoButton
// base: UIButton
// holders: PriceCell, PricesViewController
// in-template
// expect label: open

import UIKit

final class PriceCell: UITableViewCell {
    @IBOutlet weak var infoButton: UIButton!

    func configure() {
        infoButton.accessibilityLabel = "About the price"
    }
}

final class HeaderView: UIView {
    func configure() {
        backgroundColor = .systemGray
    }
}

final class PricesViewController: UITableViewController {
    @IBOutlet weak var header: HeaderView!

    override func viewDidLoad() {
        super.viewDidLoad()
        header.configure()
    }
}
