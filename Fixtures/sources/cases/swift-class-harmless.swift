// case: The class of the button draws a shadow and widens its touch area.
// outlet: HomeViewController.addButton
// class: FloatingButton
// base: UIButton
// holders: HomeViewController
// expect label: untouched
// expect title: untouched
// expect font: untouched

import UIKit

@IBDesignable
class FloatingButton: UIButton {
    @IBInspectable var cornerRadius: CGFloat = 28 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowOpacity = 0.3
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
}

class HomeViewController: UIViewController {
    @IBOutlet weak var addButton: FloatingButton!
}
