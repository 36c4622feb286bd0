// case: One case of a switch may break before it sets the label.
// outlet: DoorViewController.doorView
// base: UIImageView
// holders: DoorViewController
// expect label: written something

import UIKit

class DoorViewController: UIViewController {
    @IBOutlet weak var doorView: UIImageView!
    var name: String?
    var state = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        switch state {
        case 0:
            guard let name else { break }
            doorView.accessibilityLabel = "Door of \(name) open"
        default:
            doorView.accessibilityLabel = "Door closed"
        }
    }
}
