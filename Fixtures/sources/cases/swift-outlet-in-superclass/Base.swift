// case: The outlet is declared in the superclass, in another file, and labelled by the subclass.
// outlet: WelcomePageController.nextButton
// base: UIButton
// holders: WelcomePageController
// expect label: supplied "Next page"
// expect hint: untouched

import UIKit

class PageController: UIViewController {
    @IBOutlet weak var nextButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.layer.cornerRadius = 22
    }
}
