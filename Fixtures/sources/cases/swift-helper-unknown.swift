// case: The outlet is passed to a function of another module.
// outlet: SettingsViewController.syncButton
// base: UIButton
// holders: SettingsViewController
// expect label: open
// expect font: open
// expect textColor: open

import UIKit
import DesignKit

class SettingsViewController: UIViewController {
    @IBOutlet weak var syncButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        DesignKit.decorate(syncButton, as: .primary)
    }
}
