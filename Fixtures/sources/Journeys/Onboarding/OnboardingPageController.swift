import UIKit

/// What all pages of the first start have in common.
class OnboardingPageController: UIViewController {
    @IBOutlet weak var pictureView: UIImageView!
    @IBOutlet weak var headlineLabel: UILabel!
    @IBOutlet weak var bodyLabel: UILabel!
    @IBOutlet weak var nextButton: UIButton!
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        headlineLabel.accessibilityTraits.insert(.header)
        closeButton.accessibilityLabel = L10n.Voice.close
        nextButton.round(22)
        pictureView.contentMode = .scaleAspectFill
    }

    @IBAction func next(_ sender: Any) {}
    @IBAction func skip(_ sender: Any) { dismiss(animated: true) }
}
