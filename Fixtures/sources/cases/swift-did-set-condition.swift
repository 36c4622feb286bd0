// case: The observer of the outlet sets the label in one case only.
// outlet: InfoViewController.closeButton
// base: UIButton
// holders: InfoViewController
// expect label: written "Close"
// expect title: untouched

import UIKit

class InfoViewController: UIViewController {
    var isOverlay = false

    @IBOutlet weak var closeButton: UIButton! {
        didSet {
            if isOverlay { closeButton.accessibilityLabel = "Close" }
        }
    }
}
