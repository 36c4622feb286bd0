// case: A helper makes a font of a size that a call takes from one that scales: nobody knows what the other call does.
// outlet: StoryViewController.bodyLabel
// base: UILabel
// holders: StoryViewController
// expect font: open

import UIKit

enum Theme {
    static func bold(size: CGFloat) -> UIFont { UIFont.boldSystemFont(ofSize: size) }
}

class StoryViewController: UIViewController {
    @IBOutlet weak var bodyLabel: UILabel!
    @IBOutlet weak var titleLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.font = Theme.bold(size: 20)
        bodyLabel.font = Theme.bold(size: UIFont.preferredFont(forTextStyle: .body).pointSize)
    }
}
