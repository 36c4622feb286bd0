// case: The outlet has a name with letters outside of ASCII, and backticks stand around a keyword.
// outlet: KücheViewController.schließenKnopf
// outlet: KücheViewController.default
// base: UIButton
// holders: KücheViewController
// expect label: supplied "Schließen 🚪"
// expect hint: untouched

import UIKit

class KücheViewController: UIViewController {
    @IBOutlet weak var schließenKnopf: UIButton!
    @IBOutlet weak var `default`: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        schließenKnopf.accessibilityLabel = "Schließen 🚪"
        self.`default`.layer.borderWidth = 1
    }
}
