// case: The outlet is put into a tuple and taken out again.
// outlet: VolumeController.closeButton
// base: UIButton
// holders: VolumeController
// expect label: supplied "Close"

import UIKit

class VolumeController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        let (button, _) = (closeButton, 1)
        button?.accessibilityLabel = "Close"
    }
}
