// case: Another subclass of the class that declares the outlet labels it; the owner's own class does not.
// outlet: WelcomePageController.nextButton
// base: UIButton
// holders: WelcomePageController
// expect label: untouched

import UIKit

class PageController: UIViewController {
    @IBOutlet weak var nextButton: UIButton!
}

final class WelcomePageController: PageController {
}
