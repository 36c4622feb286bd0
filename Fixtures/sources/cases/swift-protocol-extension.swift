// case: A protocol extension labels the button of every class that conforms and calls it.
// outlet: WizardViewController.closeButton
// base: UIButton
// holders: WizardViewController
// expect label: supplied "Close"

import UIKit

protocol Closable: AnyObject {
    var closeButton: UIButton! { get }
}

extension Closable where Self: UIViewController {
    func setUpCloseButton() {
        closeButton.accessibilityLabel = "Close"
        closeButton.layer.zPosition = 1
    }
}

class WizardViewController: UIViewController, Closable {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpCloseButton()
    }
}
