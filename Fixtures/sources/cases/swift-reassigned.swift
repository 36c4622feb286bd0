// case: The outlet is replaced by another button.
// outlet: GreetingViewController.waveButton
// base: UIButton
// holders: GreetingViewController
// expect label: open

import UIKit

class GreetingViewController: UIViewController {
    @IBOutlet var waveButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        let replacement = UIButton(type: .contactAdd)
        replacement.frame = waveButton.frame
        waveButton.removeFromSuperview()
        waveButton = replacement
        view.addSubview(waveButton)
        waveButton.accessibilityLabel = "Wave"
    }
}
