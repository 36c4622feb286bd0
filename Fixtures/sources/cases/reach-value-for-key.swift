// case: The outlet is read by its key.
// outlet: VolumeController.closeButton
// base: UIButton
// holders: VolumeController
// expect label: supplied "Close"

import UIKit

class VolumeController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        (value(forKey: "closeButton") as? UIButton)?.accessibilityLabel = "Close"
    }
}
