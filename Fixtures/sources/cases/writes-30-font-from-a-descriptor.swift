// case: The font is made of the descriptor of a scaled one: neither fixed nor surely scaled.
// outlet: AvatarView.nameLabel
// base: UILabel
// holders: AvatarView
// expect font: open

import UIKit

extension UIFont {
    var semiBold: UIFont { UIFont(descriptor: fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold]]), size: 0) }
}
final class AvatarView: UIView {
    @IBOutlet private var nameLabel: UILabel!
    func update(isBold: Bool) { if isBold { nameLabel.font = UIFont.preferredFont(forTextStyle: .title3).semiBold } }
}
