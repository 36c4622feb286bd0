// case: A controller casts the cell that a table is about to show, and calls a method of the cell's class.
// class: ShowCell
// base: UICollectionViewCell
// in-template:
// expect label: open
// expect isElement: supplied true

import UIKit

class ShowCell: UICollectionViewCell {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
    }

    func fill(_ show: Show) { accessibilityLabel = show.title }
}

class ShowsController: UIViewController, UICollectionViewDelegate {
    var shows: [Show] = []

    func collectionView(
        _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        let showCell = cell as! ShowCell
        showCell.fill(shows[path.item])
    }
}
