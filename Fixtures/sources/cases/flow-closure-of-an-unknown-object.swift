// case: An object that the code was given passes a closure something whose label may be the element.
// outlet: ClaimViewController.titleLabel
// base: UILabel
// holders: ClaimViewController
// expect font: open

import UIKit

final class ClaimViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
}

final class HomeViewController: UIViewController {
    let screens = Registry.shared.screens()

    override func viewDidLoad() {
        super.viewDidLoad()
        screens.visit { item in
            item.titleLabel.font = .systemFont(ofSize: 12)
        }
    }
}
