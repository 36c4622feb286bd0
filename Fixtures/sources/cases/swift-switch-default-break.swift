// case: A switch sets the label in some cases and nothing by default.
// outlet: LampViewController.stateButton
// base: UIButton
// holders: LampViewController
// expect label: written something

import UIKit

class LampViewController: UIViewController {
    enum State { case on, off, unknown }

    @IBOutlet weak var stateButton: UIButton!
    var state = State.unknown

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        switch state {
        case .on: stateButton.accessibilityLabel = "Lamp, on"
        case .off: stateButton.accessibilityLabel = "Lamp, off"
        default: break
        }
    }
}
