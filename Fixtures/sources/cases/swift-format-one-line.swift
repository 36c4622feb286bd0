// case: The whole class stands on one line.
// outlet: RadioViewController.stopButton
// base: UIButton
// holders: RadioViewController
// expect label: supplied "Stop"
// expect hint: untouched

import UIKit; class RadioViewController: UIViewController { @IBOutlet weak var stopButton: UIButton!; override func viewDidLoad() { super.viewDidLoad(); stopButton.alpha = 0.9; stopButton.accessibilityLabel = "Stop" } }
