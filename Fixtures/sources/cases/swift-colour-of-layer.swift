// case: Code colours the background by the layer.
// outlet: MenuViewController.priceLabel
// base: UILabel
// holders: MenuViewController
// expect backgroundColor: open
// expect textColor: untouched

import UIKit

class MenuViewController: UIViewController {
    @IBOutlet weak var priceLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        priceLabel.layer.backgroundColor = UIColor.darkGray.cgColor
        priceLabel.layer.cornerRadius = 4
    }
}
