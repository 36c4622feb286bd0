// case: The whole root view is handed to a function that is not among the sources.
// outlet: AboutViewController.licenceLabel
// base: UILabel
// holders: AboutViewController
// expect font: open
// expect textColor: open

import UIKit

class AboutViewController: UIViewController {
    @IBOutlet weak var licenceLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        ThemeManager.shared.apply(to: view)
    }
}
