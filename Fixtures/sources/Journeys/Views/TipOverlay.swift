import UIKit

/// A hint that lies over a screen until it is dismissed.
final class TipOverlay: UIView {
    @IBOutlet private weak var cardView: UIView!
    @IBOutlet private weak var headlineLabel: UILabel!
    @IBOutlet private weak var bodyLabel: UILabel!
    @IBOutlet private weak var dismissButton: UIButton!
    @IBOutlet private weak var muteButton: UIButton!

    static func make(text: String) -> TipOverlay? {
        let overlay = UINib(nibName: "TipOverlay", bundle: nil).instantiate(withOwner: nil).first as? TipOverlay
        overlay?.bodyLabel.text = text
        return overlay
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        accessibilityViewIsModal = true
        cardView.round(16)
        headlineLabel.accessibilityTraits.insert(.header)
        dismissButton.accessibilityLabel = L10n.Voice.close
    }

    override func accessibilityPerformEscape() -> Bool {
        removeFromSuperview()
        return true
    }

    @IBAction private func dismissTip(_ sender: Any) { removeFromSuperview() }
    @IBAction private func mute(_ sender: Any) { UserDefaults.standard.set(true, forKey: "noTips") }
}
