// case: The superclass of the owner belongs to a library, whose code may do anything to the views below it.
// outlet: PageController.skipButton
// base: UIButton
// holders: PageController
// expect label: untouched

import OnboardingKit
import UIKit

class PageController: OnboardingPageController {
    @IBOutlet weak var skipButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        skipButton.layer.cornerRadius = 3
    }
}
