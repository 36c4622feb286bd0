// case: The outlet is passed to a method of the same class that draws a border.
// outlet: SettingsViewController.syncButton
// base: UIButton
// holders: SettingsViewController
// expect label: untouched
// expect font: untouched

import UIKit

class SettingsViewController: UIViewController {
    @IBOutlet weak var syncButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        addBorder(to: syncButton)
    }

    private func addBorder(to view: UIView) {
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.separator.cgColor
    }
}
