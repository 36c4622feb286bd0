// case: The superclass sets the label in a method that the controller overrides without calling it.
// outlet: AlbumViewController.coverButton
// base: UIButton
// holders: AlbumViewController
// expect label: open

import UIKit

class MediaViewController: UIViewController {
    @IBOutlet weak var coverButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpControls()
    }

    func setUpControls() {
        coverButton.accessibilityLabel = "Cover"
    }
}

class AlbumViewController: MediaViewController {
    override func setUpControls() {
        coverButton.isEnabled = false
    }
}
