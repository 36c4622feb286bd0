import UIKit

final class WelcomePageController: PageController {
    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.accessibilityLabel = "Next page"
    }
}
