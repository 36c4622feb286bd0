// case: Every case of a switch over an enum sets the label.
// outlet: LampViewController.stateButton
// base: UIButton
// holders: LampViewController
// expect label: supplied something

import UIKit

class LampViewController: UIViewController {
    enum State { case on, off, unknown }

    @IBOutlet weak var stateButton: UIButton!
    var state = State.unknown

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        switch state {
        case .on:
            stateButton.accessibilityLabel = "Lamp, on"
        case .off:
            stateButton.accessibilityLabel = "Lamp, off"
        case .unknown:
            stateButton.accessibilityLabel = "Lamp"
        }
    }
}
