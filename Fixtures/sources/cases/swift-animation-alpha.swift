// case: An animation fades the button in and moves it.
// outlet: WelcomeViewController.startButton
// base: UIButton
// holders: WelcomeViewController
// expect label: untouched
// expect title: untouched
// expect font: untouched

import UIKit

class WelcomeViewController: UIViewController {
    @IBOutlet weak var startButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        startButton.alpha = 0
        startButton.transform = CGAffineTransform(translationX: 0, y: 40)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.4, delay: 0.2, options: [.curveEaseOut], animations: {
            self.startButton.alpha = 1
            self.startButton.transform = .identity
        }, completion: nil)
    }
}
