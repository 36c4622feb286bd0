// case: A lazy list keeps other outlets and labels them.
// outlet: EqualizerViewController.gainSlider
// base: UISlider
// holders: EqualizerViewController
// expect label: untouched

import UIKit

final class EqualizerViewController: UIViewController {
    @IBOutlet private var gainSlider: UISlider!
    @IBOutlet private var bassSlider: UISlider!
    private lazy var bands: [UISlider] = [bassSlider]
    override func viewDidLoad() { super.viewDidLoad(); for band in bands { band.accessibilityLabel = "Band" } }
}
