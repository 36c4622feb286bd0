// case: One of two branches may return before it sets the label.
// outlet: DoorViewController.doorView
// base: UIImageView
// holders: DoorViewController
// expect label: written something

import UIKit

class DoorViewController: UIViewController {
    @IBOutlet weak var doorView: UIImageView!
    var name: String?
    var isOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        if isOpen {
            guard let name else { return }
            doorView.accessibilityLabel = "Door of \(name) open"
        } else {
            doorView.accessibilityLabel = "Door closed"
        }
    }
}
