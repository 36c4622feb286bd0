// case: Two fingers, or a press of no length, are another gesture.
// outlet: AlbumViewController.artworkView
// base: UIImageView
// holders: AlbumViewController
// expect gestures: open

import UIKit

class AlbumViewController: UIViewController {
    @IBOutlet weak var artworkView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(showArtwork))
        tap.numberOfTouchesRequired = 2
        artworkView.addGestureRecognizer(tap)
    }

    @objc private func showArtwork() { performSegue(withIdentifier: "artwork", sender: nil) }
}
