// case: The outlet is passed to a method of the same class that sets label and font.
// outlet: SettingsViewController.syncButton
// base: UIButton
// holders: SettingsViewController
// expect label: supplied "Sync now"
// expect font: supplied 15.0
// expect hint: untouched

import UIKit

class SettingsViewController: UIViewController {
    @IBOutlet weak var syncButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        style(syncButton, label: "Sync now")
    }

    private func style(_ button: UIButton, label: String) {
        button.accessibilityLabel = label
        button.titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .medium)
    }
}
