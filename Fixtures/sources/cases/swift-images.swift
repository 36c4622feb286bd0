// case: Image view and button get pictures by name.
// outlet: AlbumViewController.artworkView
// base: UIImageView
// holders: AlbumViewController
// expect image: supplied "artwork"
// expect label: untouched

import UIKit

class AlbumViewController: UIViewController {
    @IBOutlet weak var artworkView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        artworkView.image = UIImage(named: "artwork")
        artworkView.highlightedImage = nil
    }
}
