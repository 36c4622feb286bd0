// case: The outlet is stored in a property of a general name, through which the label is set elsewhere.
// outlet: ScanViewController.torchButton
// base: UIButton
// holders: ScanViewController
// expect label: open

import UIKit

class ScanViewController: UIViewController {
    @IBOutlet weak var torchButton: UIButton!
    private var current: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        current = torchButton
        show(UserDefaults.standard.string(forKey: "lamp") ?? "")
    }

    func show(_ name: String) {
        current?.accessibilityLabel = name
    }
}
