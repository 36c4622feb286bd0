// case: Lines set what does not change which gesture a recognizer waits for.
// outlet: AlbumViewController.artworkView
// base: UIImageView
// holders: AlbumViewController
// expect gestures: supplied tap
// expect label: untouched

import UIKit

class AlbumViewController: UIViewController, UIGestureRecognizerDelegate {
    @IBOutlet weak var artworkView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(showArtwork))
        tap.delegate = self
        tap.numberOfTapsRequired = 1
        tap.cancelsTouchesInView = false
        artworkView.addGestureRecognizer(tap)
    }

    @objc private func showArtwork() { performSegue(withIdentifier: "artwork", sender: nil) }
}
