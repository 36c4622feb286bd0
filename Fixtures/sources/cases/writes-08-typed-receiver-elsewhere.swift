// case: A coordinator labels the button of another class through a typed constant.
// outlet: AboutViewController.closeButton
// base: UIButton
// holders: AboutViewController
// expect label: untouched

import UIKit

final class AboutViewController: UIViewController { @IBOutlet var closeButton: UIButton! }
final class HelpViewController: UIViewController { @IBOutlet var closeButton: UIButton! }
final class Coordinator {
    func help(_ storyboard: UIStoryboard) {
        let help = storyboard.instantiateViewController(withIdentifier: "help") as! HelpViewController
        help.loadViewIfNeeded()
        help.closeButton.accessibilityLabel = "Close"
    }
}
