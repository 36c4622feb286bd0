// case: An operator of the app applies a style to the outlet.
// outlet: ChainViewController.okButton
// base: UIButton
// holders: ChainViewController
// expect label: open
// expect font: open

import UIKit
import StyleKit

class ChainViewController: UIViewController {
    @IBOutlet weak var okButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        okButton <~ Styles.primary
    }
}
