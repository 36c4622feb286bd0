// case: The state for which the title holds is computed.
// outlet: AlbumViewController.coverButton
// base: UIButton
// holders: AlbumViewController
// expect title: open

import UIKit

class AlbumViewController: UIViewController {
    @IBOutlet weak var coverButton: UIButton!
    var shownState: UIControl.State = .selected

    override func viewDidLoad() {
        super.viewDidLoad()
        coverButton.setTitle("Cover", for: shownState)
    }
}
