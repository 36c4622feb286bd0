// case: The class of the view around a label says that it is no element.
// outlet: TripCard.titleLabel
// base: UILabel
// holders: TripCard
// expect isElement: untouched
// expect label: untouched

import UIKit

final class TripCard: UIView {
    @IBOutlet weak var titleLabel: UILabel!

    override var isAccessibilityElement: Bool {
        get { false }
        set {}
    }
}
