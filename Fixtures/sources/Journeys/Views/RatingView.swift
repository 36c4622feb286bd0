import UIKit

@IBDesignable
final class RatingView: UIView {
    @IBOutlet private var contentView: UIView!
    @IBOutlet private var starButtons: [UIButton]!
    @IBOutlet private weak var captionLabel: UILabel!

    @IBInspectable var caption: String = "" {
        didSet { captionLabel?.text = caption }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        UINib(nibName: "RatingView", bundle: nil).instantiate(withOwner: self, options: nil)
        addSubview(contentView)
        for (index, button) in starButtons.enumerated() {
            button.accessibilityLabel = String(format: NSLocalizedString("rating.stars", tableName: "Start", comment: ""), index + 1)
        }
    }

    @IBAction private func rate(_ sender: UIButton) {
        for button in starButtons { button.isSelected = button == sender }
    }
}
