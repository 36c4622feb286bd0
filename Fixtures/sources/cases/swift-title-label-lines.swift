// case: The code changes lines, alignment and insets of the button's title, not its font.
// outlet: StoryViewController.shareButton
// base: UIButton
// holders: StoryViewController
// expect font: untouched
// expect title: untouched
// expect label: untouched

import UIKit

class StoryViewController: UIViewController {
    @IBOutlet weak var shareButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        shareButton.titleLabel?.textAlignment = .center
        shareButton.titleLabel?.lineBreakMode = .byWordWrapping
        shareButton.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        shareButton.imageView?.contentMode = .scaleAspectFit
    }
}
