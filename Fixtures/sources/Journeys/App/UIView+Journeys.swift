import UIKit

extension UIView {
    /// Gives an icon a name for VoiceOver.
    func speak(as name: String) {
        accessibilityLabel = name
    }

    func addShadow(radius: CGFloat = 4) {
        layer.shadowRadius = radius
        layer.shadowOpacity = 0.25
        layer.shadowOffset = .zero
    }

    func round(_ radius: CGFloat) {
        layer.cornerRadius = radius
        layer.masksToBounds = true
    }
}
