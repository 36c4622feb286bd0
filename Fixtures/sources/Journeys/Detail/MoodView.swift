import UIKit

/// Draws one of five faces.
final class MoodView: UIView {
    var mood = 0 {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        let face = UIBezierPath(ovalIn: rect.insetBy(dx: 4, dy: 4))
        UIColor.orange.setStroke()
        face.lineWidth = CGFloat(mood + 1)
        face.stroke()
    }
}
