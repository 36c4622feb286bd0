import UIKit

final class LastPageController: PageController {
    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.accessibilityLabel = "Finish"
    }
}
