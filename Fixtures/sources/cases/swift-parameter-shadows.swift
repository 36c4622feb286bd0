// case: A parameter of a static function has the name of the outlet; other buttons are passed to it.
// outlet: PanelViewController.closeButton
// base: UIButton
// holders: PanelViewController
// expect label: untouched

import UIKit

class PanelViewController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        let extra = UIButton(type: .close)
        PanelViewController.name(closeButton: extra)
        view.addSubview(extra)
    }

    private static func name(closeButton: UIButton) {
        closeButton.accessibilityLabel = "Close"
    }
}
