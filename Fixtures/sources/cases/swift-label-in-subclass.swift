// case: A subclass of the owner labels the outlet; the storyboard names the owner itself.
// outlet: PageController.nextButton
// base: UIButton
// holders: PageController
// expect label: untouched

import UIKit

class PageController: UIViewController {
    @IBOutlet weak var nextButton: UIButton!
}

final class LastPageController: PageController {
    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.accessibilityLabel = "Finish"
    }
}
