// case: The label is set to nil.
// outlet: GalleryViewController.frameView
// base: UIImageView
// holders: GalleryViewController
// expect label: open

import UIKit

class GalleryViewController: UIViewController {
    @IBOutlet weak var frameView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        frameView.accessibilityLabel = nil
        frameView.contentMode = .scaleAspectFit
    }
}
