import Photos
import UIKit

class PhotoGridViewController: UIViewController {
    @IBOutlet weak var collectionView: UICollectionView!
    @IBOutlet weak var importButton: UIButton!
    @IBOutlet weak var emptyLabel: UILabel!
    @IBOutlet weak var selectItem: UIBarButtonItem!

    private var photos: [PHAsset] = []
    private var checked: Set<Int> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.adjustsFontForContentSizeCategory = true
        importButton.isHidden = PHPhotoLibrary.authorizationStatus() == .denied
    }

    @IBAction func importPhotos(_ sender: Any) {}

    @IBAction func select(_ sender: Any) {
        isEditing.toggle()
        selectItem.accessibilityLabel = isEditing ? "photos.done".localized : "photos.select".localized
    }
}

extension PhotoGridViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath) as! PhotoCell
        cell.isChecked = checked.contains(indexPath.item)
        cell.show(photos[indexPath.item])
        return cell
    }
}
