// case: The outlet is declared and labelled in the superclass; the subclass leaves it alone.
// outlet: WelcomePageController.nextButton
// base: UIButton
// holders: WelcomePageController
// expect label: supplied "Next"
// expect title: untouched

import UIKit

final class WelcomePageController: PageController {
    @IBOutlet private weak var picture: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        picture.contentMode = .scaleAspectFill
    }
}
