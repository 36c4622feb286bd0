// case: A computed key of the view itself may name any of its properties.
// outlet: ProfileController.nameLabel
// base: UILabel
// holders: ProfileController
// expect label: open
// expect text: open

import UIKit

class ProfileController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        for (key, value) in settings { nameLabel.setValue(value, forKey: key) }
    }
}
