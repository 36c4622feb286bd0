// case: The superclass passes the outlet to a method that the subclass overrides.
// outlet: AlbumViewController.coverButton
// base: UIButton
// holders: AlbumViewController
// expect label: open

import UIKit

class MediaViewController: UIViewController {
    @IBOutlet weak var coverButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        style(coverButton)
    }

    func style(_ button: UIButton) {
        button.layer.cornerRadius = 8
    }
}

class AlbumViewController: MediaViewController {
    override func style(_ button: UIButton) {
        button.accessibilityLabel = title
    }
}
