// case: The class of the button computes its label, which may be nil.
// outlet: ReviewViewController.starButton
// class: StarButton
// base: UIButton
// holders: ReviewViewController
// expect label: open
// expect hint: untouched

import UIKit

class StarButton: UIButton {
    var names: [Int: String] = [:]

    override var accessibilityLabel: String? {
        get { return names[tag] }
        set { super.accessibilityLabel = newValue }
    }
}

class ReviewViewController: UIViewController {
    @IBOutlet weak var starButton: StarButton!
}
