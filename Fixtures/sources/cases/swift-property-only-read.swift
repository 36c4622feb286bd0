// case: The observer of a property sets the label; code reads the property, and nothing sets it at first.
// outlet: SyncViewController.stateView
// base: UIImageView
// holders: SyncViewController
// expect label: open

import UIKit

class SyncViewController: UIViewController {
    @IBOutlet weak var stateView: UIImageView!
    private var progress = 0 {
        didSet { stateView.accessibilityLabel = "Synchronised \(progress) items" }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print(progress)
    }
}
