import UIKit

/// What a list shows where it has nothing to show.
final class EmptyStateView: UIView {
    struct State {
        var text: String
        var isHeading: Bool
        var canRetry: Bool
    }

    @IBOutlet private var contentView: UIView!
    @IBOutlet private weak var pictureView: UIImageView!
    @IBOutlet private weak var headlineLabel: UILabel!
    @IBOutlet private weak var retryButton: UIButton!

    var onRetry: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        load()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        load()
    }

    private func load() {
        Bundle.main.loadNibNamed("EmptyStateView", owner: self, options: nil)
        addSubview(contentView)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    func show(_ state: State) {
        headlineLabel.text = state.text
        if state.isHeading {
            headlineLabel.accessibilityTraits = .header
        }
        retryButton.isHidden = !state.canRetry
        pictureView.alpha = 0.8
    }

    @IBAction private func retry(_ sender: Any) { onRetry?() }
}
