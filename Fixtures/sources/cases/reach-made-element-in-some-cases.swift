// case: A cell makes itself an element wherever it is filled.
// class: ShelfCell
// base: UICollectionViewCell
// in-template:
// expect isElement: written true

import UIKit

class ShelfCell: UICollectionViewCell {
    func fill(_ shelf: Shelf) {
        guard shelf.isOpen else { return }
        isAccessibilityElement = true
    }
}

class ShelfController: UICollectionViewController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "shelf", for: path) as! ShelfCell
        cell.fill(shelves[path.item])
        return cell
    }
}
