// case: Another class has an outlet of the same name and labels it.
// outlet: AboutViewController.closeButton
// base: UIButton
// holders: AboutViewController
// expect label: untouched

import UIKit

final class AboutViewController: UIViewController { @IBOutlet var closeButton: UIButton! }
final class HelpViewController: UIViewController {
    @IBOutlet var closeButton: UIButton!
    override func viewDidLoad() { super.viewDidLoad(); closeButton.accessibilityLabel = "Close" }
}
