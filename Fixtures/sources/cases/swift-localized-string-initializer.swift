// case: The label is made with String(localized:).
// outlet: FilterViewController.resetButton
// base: UIButton
// holders: FilterViewController
// expect label: supplied localized filter.reset
// expect hint: supplied localized Removes all filters

import UIKit

final class FilterViewController: UIViewController {
    @IBOutlet private var resetButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        resetButton.accessibilityLabel = String(localized: "filter.reset", comment: "VoiceOver")
        resetButton.accessibilityHint = String(localized: "Removes all filters")
    }
}
