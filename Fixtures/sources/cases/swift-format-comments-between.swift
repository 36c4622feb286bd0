// case: Comments stand between all parts of the statement.
// outlet: RadioViewController.stopButton
// base: UIButton
// holders: RadioViewController
// expect label: supplied "Stop"
// expect title: untouched

import UIKit

class RadioViewController /* the player */: UIViewController { // {
    @IBOutlet /* weak */ weak var /* the red one */ stopButton: UIButton! // }

    override func viewDidLoad() {
        super.viewDidLoad()
        self/* a */.stopButton/* b */.accessibilityLabel /* = "Go" */ = /* "Go" */ "Stop" // = "Go"
    }
}
