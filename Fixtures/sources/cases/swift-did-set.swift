// case: The observer of the outlet sets label and look.
// outlet: InfoViewController.closeButton
// base: UIButton
// holders: InfoViewController
// expect label: supplied "Close"
// expect title: untouched

import UIKit

class InfoViewController: UIViewController {

    @IBOutlet fileprivate weak var closeButton: UIButton! {
        didSet {
            closeButton.accessibilityLabel = "Close"
            closeButton.layer.borderWidth = 1
            closeButton.layer.borderColor = UIColor.white.cgColor
        }
    }
}
