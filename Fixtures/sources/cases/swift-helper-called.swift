// case: A private method that viewDidLoad calls sets the label.
// outlet: CameraViewController.shutterButton
// base: UIButton
// holders: CameraViewController
// expect label: supplied "Take picture"
// expect hint: untouched

import UIKit

class CameraViewController: UIViewController {
    @IBOutlet weak var shutterButton: UIButton!
    @IBOutlet weak var previewView: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        setupAccessibility()
        setupSession()
    }

    private func setupSession() {
        previewView.layer.masksToBounds = true
    }

    private func setupAccessibility() {
        shutterButton.accessibilityLabel = "Take picture"
    }
}
