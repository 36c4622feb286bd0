import UIKit

/// The button for the main thing to do on a screen.
final class PrimaryButton: UIButton {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        titleLabel?.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        titleLabel?.adjustsFontForContentSizeCategory = true
        layer.cornerRadius = 10
    }

    override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.5 }
    }
}
