// case: The picture that the code sets carries a label of its own, which the image view takes over.
// outlet: AlbumViewController.artworkView
// base: UIImageView
// holders: AlbumViewController
// expect image: supplied "artwork"
// expect label: open

import UIKit

class AlbumViewController: UIViewController {
    @IBOutlet weak var artworkView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let artwork = UIImage(named: "artwork")
        artwork?.accessibilityLabel = "Artwork"
        artworkView.image = artwork
    }
}
