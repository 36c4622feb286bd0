// case: A title is set for the selected state only.
// outlet: StoryViewController.likeButton
// base: UIButton
// holders: StoryViewController
// expect title: open
// expect label: untouched

import UIKit

class StoryViewController: UIViewController {
    @IBOutlet weak var likeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        likeButton.setTitle("Liked", for: .selected)
    }
}
