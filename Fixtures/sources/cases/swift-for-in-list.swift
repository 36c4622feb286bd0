// case: A loop over a list of outlets sets font scaling.
// outlet: PlanViewController.priceLabel
// base: UILabel
// holders: PlanViewController
// expect adjustsFontForContentSizeCategory: supplied true
// expect font: supplied body
// expect text: untouched

import UIKit

class PlanViewController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var priceLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        for label in [nameLabel, priceLabel] {
            label?.font = .preferredFont(forTextStyle: .body)
            label?.adjustsFontForContentSizeCategory = true
        }
    }
}
