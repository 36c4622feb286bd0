// case: The class overrides a method of its superclass that names the button, which code calls.
// outlet: TourViewController.skipButton
// class: PlainTourButton
// base: UIButton
// holders: TourViewController
// expect label: open

import UIKit

class TourButton: UIButton {
    func present() {
        accessibilityLabel = "Tour"
    }
}

final class PlainTourButton: TourButton {
    override func present() {
        tintColor = .systemGray
    }
}

class TourViewController: UIViewController {
    @IBOutlet weak var skipButton: PlainTourButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        skipButton.present()
    }
}
