// case: An object that is no controller gives the table its cells and calls a method of the cell's class.
// class: ParcelCell
// base: UICollectionViewCell
// holders: ParcelsController
// in-template:
// expect label: supplied something
// expect isElement: supplied true

import UIKit

class ParcelCell: UICollectionViewCell {
    func fill(_ parcel: Parcel) {
        isAccessibilityElement = true
        accessibilityLabel = "Parcel \(parcel.title)"
    }
}

class ParcelSource: NSObject, UICollectionViewDataSource {
    var parcels: [Parcel] = []

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "Parcel", for: path)
        (cell as? ParcelCell)?.fill(parcels[path.item])
        return cell
    }
}

class ParcelsController: UICollectionViewController {}
