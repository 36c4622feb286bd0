// case: The overlay is declared modal, and its class closes on the escape gesture.
// outlet: TourViewController.overlay
// class: OverlayView
// base: UIView
// holders: TourViewController
// expect viewIsModal: supplied true
// expect overrides: supplied something
// expect label: untouched

import UIKit

class OverlayView: UIView {
    override func accessibilityPerformEscape() -> Bool {
        removeFromSuperview()
        return true
    }
}

class TourViewController: UIViewController {
    @IBOutlet weak var overlay: OverlayView!

    override func viewDidLoad() {
        super.viewDidLoad()
        overlay.accessibilityViewIsModal = true
    }
}
