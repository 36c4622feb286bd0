import UIKit

class PhotoViewerViewController: UIViewController {
    @IBOutlet weak var photoView: UIImageView!
    @IBOutlet weak var controlsView: UIView!
    @IBOutlet weak var closeButton: CircleButton!
    @IBOutlet weak var infoButton: CircleButton!
    @IBOutlet weak var heartButton: CircleButton!
    @IBOutlet weak var trashButton: CircleButton!
    @IBOutlet weak var positionLabel: UILabel!

    var isFavourite = false
    var taken = Date()

    override func viewDidLoad() {
        super.viewDidLoad()
        photoView.isAccessibilityElement = true
        photoView.accessibilityLabel = "Photo, \(taken)"
        closeButton.accessibilityLabel = L10n.Voice.close
        if isFavourite {
            heartButton.accessibilityLabel = L10n.Voice.noFavourite
        }
        controlsView.round(12)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        positionLabel.text = "1 / 20"
        trashButton.isEnabled = !isFavourite
    }

    override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
        return true
    }

    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
    @IBAction func info(_ sender: Any) {}
    @IBAction func heart(_ sender: Any) {}
    @IBAction func trash(_ sender: Any) {}
}
