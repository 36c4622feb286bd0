// case: The class passes itself to functions of UIKit that place, ask and tell.
// class: PillButton
// base: UIButton
// holders: ShopViewController
// expect label: untouched
// expect font: untouched

import UIKit

class PillButton: UIButton {
    private let border = UIView()

    override func awakeFromNib() {
        super.awakeFromNib()
        NotificationCenter.default.addObserver(self, selector: #selector(move), name: .move, object: nil)
        NSLayoutConstraint(item: border, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top,
            multiplier: 1, constant: 0).isActive = true
        border.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
        let point = border.convert(border.center, to: self)
        print(type(of: self), point, Bundle(for: type(of: self)))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(touches.first?.location(in: self) ?? .zero)
    }

    @objc private func move() {
        UIView.transition(with: self, duration: 0.2, options: [], animations: {})
        NotificationCenter.default.post(name: .moved, object: self)
    }
}

class ShopViewController: UIViewController {}
