// case: The middle branch of three does not set the label.
// outlet: DoorViewController.doorView
// base: UIImageView
// holders: DoorViewController
// expect label: written something

import UIKit

class DoorViewController: UIViewController {
    @IBOutlet weak var doorView: UIImageView!
    var state = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        if state == 0 {
            doorView.accessibilityLabel = "Door closed"
        } else if state == 1 {
            print("unknown")
        } else {
            doorView.accessibilityLabel = "Door open"
        }
    }
}
