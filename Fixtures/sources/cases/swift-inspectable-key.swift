// case: An extension has a property for Interface Builder that sets the label, and code sets it for the outlet.
// outlet: ChainViewController.okButton
// base: UIButton
// holders: ChainViewController
// expect label: supplied something

import UIKit

extension UIView {
    @IBInspectable var voiceKey: String? {
        get { nil }
        set { accessibilityLabel = NSLocalizedString(newValue ?? "unnamed", comment: "") }
    }
}

class ChainViewController: UIViewController {
    @IBOutlet weak var okButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        okButton.voiceKey = "ok.voice"
    }
}
