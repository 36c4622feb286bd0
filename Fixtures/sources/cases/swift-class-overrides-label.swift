// case: The class of the view answers the label itself with a text.
// class: StarsView
// base: UIView
// holders: ReviewViewController
// expect label: supplied "Rating"
// expect isElement: supplied true
// expect value: supplied something

import UIKit

class StarsView: UIView {
    @IBInspectable var stars: Int = 0

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    override var accessibilityLabel: String? {
        get { return "Rating" }
        set {}
    }

    override var accessibilityValue: String? {
        get { "\(stars) of 5 stars" }
        set {}
    }
}

class ReviewViewController: UIViewController {
}
