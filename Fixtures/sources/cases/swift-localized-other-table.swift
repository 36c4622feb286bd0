// case: The text is taken from another table of the bundle, with a default value.
// outlet: AlbumViewController.shareButton
// base: UIButton
// holders: AlbumViewController
// expect label: supplied localized share

import UIKit

class AlbumViewController: UIViewController {
    @IBOutlet weak var shareButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        shareButton.accessibilityLabel = NSLocalizedString("share", tableName: "Accessibility", bundle: .main,
                                                           value: "Share", comment: "")
    }
}
