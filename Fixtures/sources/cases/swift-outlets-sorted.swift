// case: A list of outlets is sorted by a closure that reads them.
// outlet: PadController.digits
// base: UIButton
// holders: PadController
// expect label: untouched
// expect traits: untouched

import UIKit

final class PadController: UIViewController {
    @IBOutlet var digits: [UIButton]!

    override func viewDidLoad() {
        super.viewDidLoad()
        digits.sort(by: { $0.tag < $1.tag })
    }
}
