// case: A list of outlets is gone through; the element is in it.
// outlet: EqualizerViewController.bassSlider
// base: UISlider
// holders: EqualizerViewController
// expect label: supplied "Band"

import UIKit

final class EqualizerViewController: UIViewController {
    @IBOutlet private var bassSlider: UISlider!
    @IBOutlet private var trebleSlider: UISlider!
    override func viewDidLoad() {
        super.viewDidLoad()
        [bassSlider, trebleSlider].forEach { $0?.accessibilityLabel = "Band" }
    }
}
