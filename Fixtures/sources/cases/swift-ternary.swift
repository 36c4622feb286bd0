// case: The label is one of two texts.
// outlet: TrackViewController.favoriteButton
// base: UIButton
// holders: TrackViewController
// expect label: supplied something
// expect selected: open

import UIKit

class TrackViewController: UIViewController {
    @IBOutlet weak var favoriteButton: UIButton!
    var isFavorite = false

    override func viewDidLoad() {
        super.viewDidLoad()
        favoriteButton.isSelected = isFavorite
        favoriteButton.accessibilityLabel = isFavorite ? "Remove from favourites" : "Add to favourites"
    }
}
