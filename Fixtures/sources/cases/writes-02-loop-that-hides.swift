// case: The controller goes through the subviews of its view and only hides them.
// outlet: FormViewController.nextButton
// base: UIButton
// holders: FormViewController
// expect label: untouched
// expect font: untouched

import UIKit

final class FormViewController: UIViewController {
    @IBOutlet private var nextButton: UIButton!
    func lock() { view.subviews.forEach { $0.isHidden = true } }
}
