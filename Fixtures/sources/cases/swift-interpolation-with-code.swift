// case: A text has code in its interpolation that sets the label by a function of the class.
// outlet: NoteViewController.closeButton
// base: UIButton
// holders: NoteViewController
// expect label: supplied "Close"

import UIKit

class NoteViewController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        print("close: \({ () -> String in self.closeButton.accessibilityLabel = "Close"; return "set" }())")
    }
}
