// case: The cell lists its elements, the image view not among them.
// outlet: CardCell.photoView
// base: UIImageView
// holders: CardCell, CardsViewController
// in-template
// expect isElement: open
// expect label: open

import UIKit

class CardCell: UICollectionViewCell {
    @IBOutlet weak var photoView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!

    override var accessibilityElements: [Any]? {
        get { return [nameLabel as Any] }
        set { }
    }
}

class CardsViewController: UICollectionViewController {
}
