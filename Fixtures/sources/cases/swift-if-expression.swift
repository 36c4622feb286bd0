// case: The value of an `if` expression may be nil.
// outlet: DoorViewController.doorView
// base: UIImageView
// holders: DoorViewController
// expect label: open
// expect hint: open
// expect value: open

import UIKit

class DoorViewController: UIViewController {
    @IBOutlet weak var doorView: UIImageView!
    var isOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        doorView.accessibilityLabel = if isOpen { "Open" } else { nil }
        doorView.accessibilityHint =
            if isOpen {
                "Closes the door"
            } else {
                ""
            }
        doorView.accessibilityValue = switch isOpen {
        case true: "Open"
        case false: nil
        }
    }
}
