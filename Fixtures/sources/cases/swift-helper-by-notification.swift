// case: The method that sets the label runs only when a notification comes.
// outlet: DownloadViewController.stateButton
// base: UIButton
// holders: DownloadViewController
// expect label: written "Downloaded"
// expect hint: untouched

import UIKit

class DownloadViewController: UIViewController {
    @IBOutlet weak var stateButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(downloadFinished),
                                               name: Notification.Name("downloadFinished"), object: nil)
    }

    @objc private func downloadFinished() {
        stateButton.accessibilityLabel = "Downloaded"
    }
}
