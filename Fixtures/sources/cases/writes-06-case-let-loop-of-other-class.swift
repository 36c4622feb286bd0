// case: A loop over arranged subviews takes the images only; the element is a label.
// outlet: PinView.nameLabel
// base: UILabel
// holders: PinView
// holder-outlets: PinView.stack
// expect font: untouched
// expect textColor: untouched

import UIKit

final class PinView: UIView {
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private var stack: UIStackView!
    func tick() {
        for case let dot as UIImageView in stack.arrangedSubviews { dot.tintColor = .red }
    }
}
