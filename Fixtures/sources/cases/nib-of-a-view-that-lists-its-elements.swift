// case: A view loads the nib of a badge and lists its elements without it.
// outlet: Banner.badge
// holders: Banner
// nib-owner: Banner
// base: UIImageView
// expect isElement: open
// expect label: open
// expect image: untouched

import UIKit

final class Banner: UIView {
    @IBOutlet var face: UIView!
    @IBOutlet var badge: UIImageView!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = false
        accessibilityElements = [face].compactMap { $0 }
    }
}
