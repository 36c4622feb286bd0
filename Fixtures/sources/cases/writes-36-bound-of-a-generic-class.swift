// case: An extension of a generic class says which view a parameter stands for, and another class has such an outlet.
// outlet: PlanView.subtitleLabel
// base: UILabel
// holders: PlanView
// expect font: untouched

import UIKit

final class PlanView: UIView {
    @IBOutlet var subtitleLabel: UILabel!
}
final class HeadingView: UIView {
    let subtitleLabel = UILabel()
}
class CardCell<Right: UIView>: UITableViewCell {
    let right = Right()
}
extension CardCell where Right: HeadingView {
    var subtitleLabel: UILabel { right.subtitleLabel }
}
final class AppCell: CardCell<HeadingView> {
    override func awakeFromNib() {
        super.awakeFromNib()
        subtitleLabel.font = Fonts.subtitle.scaled
    }
}
