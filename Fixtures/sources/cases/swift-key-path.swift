// case: Labels are set through a table of Swift key paths.
// outlet: LegacyViewController.helpButton
// base: UIButton
// holders: LegacyViewController
// expect label: supplied something
// answers label: open

import UIKit

class LegacyViewController: UIViewController {
    @IBOutlet weak var helpButton: UIButton!
    @IBOutlet weak var newsButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        let labels: [(KeyPath<LegacyViewController, UIButton?>, String)] = [
            (\.helpButton, "Help"),
            (\.newsButton, "News"),
        ]
        for (path, label) in labels {
            self[keyPath: path]?.accessibilityLabel = label
        }
    }
}
