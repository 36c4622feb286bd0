// case: The recognizer asks a delegate where it answers.
// outlet: ReaderController.page
// base: UIView
// holders: ReaderController
// expect gestures: open

import UIKit

class ReaderController: UIViewController, UIGestureRecognizerDelegate {
    @IBOutlet weak var page: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(turn))
        tap.delegate = self
        page.addGestureRecognizer(tap)
    }

    @objc func turn() { dismiss(animated: true) }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === page
    }
}
