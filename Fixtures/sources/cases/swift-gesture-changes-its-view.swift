// case: The action of a gesture recognizer changes the view that has it.
// base: UIImageView
// holders: AlbumViewController
// expect label: open
// expect alpha: open
// expect hint: untouched

import UIKit

class AlbumViewController: UIViewController {
    @IBAction func tapped(_ sender: UITapGestureRecognizer) {
        (sender.view as? UIImageView)?.accessibilityLabel = "Chosen"
        sender.view?.alpha = 0.5
    }
}
