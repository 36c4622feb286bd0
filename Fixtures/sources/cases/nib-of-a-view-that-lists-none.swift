// case: A view loads the nib of a badge and lists no elements; the controller that does so is another's.
// outlet: Banner.badge
// holders: Banner
// nib-owner: Banner
// base: UIImageView
// expect isElement: untouched
// expect label: untouched

import UIKit

final class Banner: UIView {
    @IBOutlet var face: UIView!
    @IBOutlet var badge: UIImageView!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = false
    }
}

final class Other: UIView {
    @IBOutlet var face: UIView!

    override func awakeFromNib() { accessibilityElements = [face].compactMap { $0 } }
}
