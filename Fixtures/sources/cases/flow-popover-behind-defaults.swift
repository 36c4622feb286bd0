// case: A helper with parameters that are left out only shows a popover at the view.
// outlet: PanelViewController.connectSwitch
// base: UISwitch
// holders: PanelViewController
// expect label: untouched
// expect isElement: untouched

import UIKit

class PanelViewController: UIViewController {
    @IBOutlet weak var connectSwitch: UISwitch!

    func ask() {
        showChoices(title: "Log out?", choices: ["Log out"], sourceView: connectSwitch) { index in
            print(index)
        }
    }
}

extension UIViewController {
    func showChoices(
        title: String = "", choices: [String] = [], sourceView: UIView = UIView(),
        directions: UIPopoverArrowDirection = [.any], completion: @escaping (Int) -> Void
    ) {
        let alert = UIAlertController(title: nil, message: title, preferredStyle: .actionSheet)
        alert.popoverPresentationController?.sourceView = sourceView
        alert.popoverPresentationController?.sourceRect = sourceView.bounds
        present(alert, animated: true)
    }
}
