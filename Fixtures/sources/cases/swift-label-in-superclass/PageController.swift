import UIKit

class PageController: UIViewController {
    @IBOutlet weak var nextButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.accessibilityLabel = "Next"
    }
}
