// case: A loop over the arranged subviews that are labels sets their font.
// outlet: CardView.nameLabel
// base: UILabel
// holders: CardView
// holder-outlets: CardView.stack
// expect font: open
// expect label: untouched

import UIKit

final class CardView: UIView {
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private var stack: UIStackView!
    override func awakeFromNib() {
        super.awakeFromNib()
        for case let label as UILabel in stack.arrangedSubviews { label.font = UIFont.preferredFont(forTextStyle: .body) }
    }
}
