// case: Kingfisher loads a picture into the image view; when it comes and which cannot be told.
// outlet: FeedViewController.coverView
// base: UIImageView
// holders: FeedViewController
// expect image: open
// expect label: untouched

import Kingfisher
import UIKit

class FeedViewController: UIViewController {
    @IBOutlet weak var coverView: UIImageView!
    var coverURL: URL?

    override func viewDidLoad() {
        super.viewDidLoad()
        coverView.kf.setImage(with: coverURL, placeholder: UIImage(named: "cover"), options: [.transition(.fade(0.2))])
    }
}
