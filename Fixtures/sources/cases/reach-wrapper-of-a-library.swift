// case: A library wraps the view and sets properties of it.
// outlet: PledgeController.pledgeButton
// base: UIButton
// holders: PledgeController
// expect label: open
// expect title: open
// expect image: untouched

import UIKit

class PledgeController: UIViewController {
    @IBOutlet weak var pledgeButton: UIButton!
    let model = PledgeModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        pledgeButton.bound.accessibilityLabel = model.label
        pledgeButton.bound.title = model.title
    }
}
