// case: The superclass calls a method that the class overrides, and the override does not pass the call on.
// outlet: LockController.keyButton
// base: UIButton
// holders: LockController
// expect label: open
// expect hint: supplied "Opens the lock"

import UIKit

class DoorController: UIViewController {
    @IBOutlet weak var keyButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        decorate()
    }

    func decorate() { keyButton.accessibilityLabel = "Key" }
}

class LockController: DoorController {
    override func decorate() { keyButton.accessibilityHint = "Opens the lock" }
}
