// case: The text of the button's title label is set, which the button may undo.
// outlet: StoryViewController.shareButton
// base: UIButton
// holders: StoryViewController
// expect title: open

import UIKit

class StoryViewController: UIViewController {
    @IBOutlet weak var shareButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        shareButton.titleLabel?.text = "Share"
    }
}
