// case: The button gets a new configuration, which takes the place of title and image of the storyboard.
// outlet: StoryViewController.shareButton
// base: UIButton
// holders: StoryViewController
// expect title: open
// expect image: open
// expect font: open
// expect hint: untouched

import UIKit

class StoryViewController: UIViewController {
    @IBOutlet weak var shareButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UIButton.Configuration.tinted()
        configuration.image = UIImage(systemName: "square.and.arrow.up")
        configuration.cornerStyle = .capsule
        shareButton.configuration = configuration
    }
}
