// case: The font of a button's title is scaled by UIFontMetrics in a chain.
// outlet: StoryViewController.shareButton
// base: UIButton
// holders: StoryViewController
// expect font: supplied something
// expect adjustsFontForContentSizeCategory: supplied true
// expect title: untouched
// expect label: untouched

import UIKit

class StoryViewController: UIViewController {
    @IBOutlet weak var shareButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        shareButton.titleLabel?.font = UIFontMetrics.default.scaledFont(for: UIFont(name: "Avenir", size: 17)!)
        shareButton.titleLabel?.adjustsFontForContentSizeCategory = true
        shareButton.titleLabel?.numberOfLines = 0
    }
}
