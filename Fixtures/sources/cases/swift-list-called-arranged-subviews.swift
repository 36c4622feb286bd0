// case: A list of the app's has the name of one of UIKit's.
// outlet: AlbumViewController.coverButton
// base: UIButton
// holders: AlbumViewController
// expect alpha: open

import UIKit

class AlbumViewController: UIViewController {
    @IBOutlet weak var coverButton: UIButton!
    @IBOutlet weak var playButton: UIButton!

    func dim() {
        let arrangedSubviews: [UIButton] = [coverButton, playButton]
        arrangedSubviews.forEach { $0.alpha = 0.2 }
    }
}
