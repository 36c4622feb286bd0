// case: A local constant has the name of the outlet, but is another button.
// outlet: PanelViewController.closeButton
// base: UIButton
// holders: PanelViewController
// expect label: untouched
// expect title: untouched

import UIKit

class PanelViewController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        let closeButton = UIButton(type: .system)
        closeButton.accessibilityLabel = "Close the banner"
        closeButton.setTitle("×", for: .normal)
        view.addSubview(closeButton)
    }
}
