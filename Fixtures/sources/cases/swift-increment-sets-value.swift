// case: The class changes its value when VoiceOver increments it.
// class: StarsView
// base: UIView
// holders: ReviewViewController
// expect value: written something

import UIKit

class StarsView: UIView {
    private var stars = 0

    override func accessibilityIncrement() {
        stars += 1
        accessibilityValue = "\(stars) stars"
    }
}

class ReviewViewController: UIViewController {}
