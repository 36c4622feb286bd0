import Photos
import UIKit

final class PhotoCell: UICollectionViewCell {
    @IBOutlet private weak var photoView: UIImageView!
    @IBOutlet private weak var checkButton: UIButton!

    var isChecked = false {
        didSet {
            checkButton.accessibilityLabel = isChecked ? "photos.uncheck".localized : "photos.check".localized
            checkButton.alpha = isChecked ? 1 : 0.4
        }
    }

    func show(_ photo: PHAsset) {
        let size = CGSize(width: 256, height: 256)
        PHImageManager.default().requestImage(for: photo, targetSize: size, contentMode: .aspectFill, options: nil) {
            [weak self] image, _ in
            self?.photoView.image = image
            self?.photoView.isAccessibilityElement = image != nil
            self?.photoView.accessibilityLabel = photo.creationDate?.description
        }
    }

    @IBAction private func check(_ sender: Any) { isChecked.toggle() }
}
