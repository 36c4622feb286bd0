// case: A newer system gets the font by one way, an older one by another.
// outlet: PostViewController.headlineLabel
// base: UILabel
// holders: PostViewController
// expect font: supplied something
// expect adjustsFontForContentSizeCategory: written true
// expect text: untouched

import UIKit

class PostViewController: UIViewController {
    @IBOutlet weak var headlineLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        if #available(iOS 11.0, *) {
            headlineLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .boldSystemFont(ofSize: 18))
            headlineLabel.adjustsFontForContentSizeCategory = true
        } else {
            headlineLabel.font = .boldSystemFont(ofSize: 18)
        }
    }
}
