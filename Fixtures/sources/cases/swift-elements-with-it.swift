// case: The root view lists its elements, the button among them; its label is set nowhere.
// outlet: CardViewController.infoButton
// base: UIButton
// holders: CardViewController
// expect label: untouched
// expect title: untouched

import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var infoButton: UIButton!
    @IBOutlet weak var nameLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityElements = [nameLabel!, infoButton!]
    }
}
