// case: The private method that sets the label is called by nobody.
// outlet: CameraViewController.shutterButton
// base: UIButton
// holders: CameraViewController
// expect label: untouched
// answers label: open

import UIKit

class CameraViewController: UIViewController {
    @IBOutlet weak var shutterButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        shutterButton.layer.cornerRadius = shutterButton.bounds.height / 2
    }

    private func setupAccessibility() {
        shutterButton.accessibilityLabel = "Take picture"
    }
}
