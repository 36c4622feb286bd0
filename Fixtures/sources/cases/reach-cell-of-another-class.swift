// case: A data source fills cells of another class, whose file shows no table.
// class: RewardCell
// base: UITableViewCell
// in-template:
// expect label: untouched
// expect isElement: untouched

import UIKit

class RewardCell: UITableViewCell {}

class MountSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "Mount", for: path)
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "Mount"
        return cell
    }
}
