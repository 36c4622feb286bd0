// case: The class has a method that names the button, which code calls on another button of the class.
// outlet: TourViewController.skipButton
// class: TourButton
// base: UIButton
// holders: TourViewController
// expect label: untouched

import UIKit

class TourButton: UIButton {
    func present(as name: String) {
        accessibilityLabel = "Tour: \(name)"
    }
}

class TourViewController: UIViewController {
    @IBOutlet weak var skipButton: TourButton!
    @IBOutlet weak var nextButton: TourButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.present(as: "Next")
    }
}
