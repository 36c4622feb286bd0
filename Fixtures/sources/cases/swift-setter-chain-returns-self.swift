// case: A chain of the app's own setters ends with a label.
// outlet: ChainViewController.okButton
// base: UIButton
// holders: ChainViewController
// expect label: supplied "OK"
// expect hint: untouched

import UIKit

extension UIView {
    @discardableResult
    func rounded() -> Self {
        layer.cornerRadius = 6
        return self
    }

    @discardableResult
    func named(_ name: String) -> Self {
        accessibilityLabel = name
        return self
    }
}

class ChainViewController: UIViewController {
    @IBOutlet weak var okButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        okButton
            .rounded()
            .named("OK")
    }
}
