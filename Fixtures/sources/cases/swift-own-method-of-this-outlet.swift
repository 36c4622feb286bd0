// case: The class has a method that names the button, which code calls on this one.
// outlet: TourViewController.skipButton
// class: TourButton
// base: UIButton
// holders: TourViewController
// expect label: supplied something
// expect hint: untouched
// expect value: open

import UIKit

class TourButton: UIButton {
    var topic = "" {
        didSet { accessibilityValue = "About \(topic)" }
    }

    func present(as name: String) {
        accessibilityLabel = "Tour: \(name)"
    }

    func explain() {
        accessibilityHint = "Opens the tour"
    }

    func copyHint(to other: TourButton) {
        other.explain()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        copyHint(to: TourButton())
    }
}

class TourViewController: UIViewController {
    @IBOutlet weak var skipButton: TourButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        skipButton.present(as: "Skip")
        print(skipButton.topic)
    }
}
