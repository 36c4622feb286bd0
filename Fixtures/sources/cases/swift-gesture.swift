// case: A tap on the image view is recognized.
// outlet: AlbumViewController.artworkView
// base: UIImageView
// holders: AlbumViewController
// expect gestures: supplied tap
// expect label: untouched
// expect traits: untouched

import UIKit

class AlbumViewController: UIViewController {
    @IBOutlet weak var artworkView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(showArtwork))
        artworkView.addGestureRecognizer(tap)
        artworkView.isUserInteractionEnabled = true
    }

    @objc private func showArtwork() { performSegue(withIdentifier: "artwork", sender: nil) }
}
