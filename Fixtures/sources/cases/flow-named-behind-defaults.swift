// case: A helper with parameters that are left out names the view.
// outlet: PanelViewController.connectSwitch
// base: UISwitch
// holders: PanelViewController
// expect label: written "Connection"

import UIKit

class PanelViewController: UIViewController {
    @IBOutlet weak var connectSwitch: UISwitch!

    @IBAction func ask() {
        showChoices(choices: ["Log out"], sourceView: connectSwitch) { index in
            print(index)
        }
    }
}

extension UIViewController {
    func showChoices(
        title: String = "", choices: [String] = [], sourceView: UIView = UIView(),
        directions: UIPopoverArrowDirection = [.any], completion: @escaping (Int) -> Void
    ) {
        sourceView.accessibilityLabel = "Connection"
    }
}
