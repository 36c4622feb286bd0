// case: The name of the outlet stands in comments and texts only.
// outlet: NoteViewController.closeButton
// base: UIButton
// holders: NoteViewController
// expect label: untouched
// expect title: untouched

import UIKit

/// closeButton.accessibilityLabel = "Close" was here once.
class NoteViewController: UIViewController {
    @IBOutlet weak var closeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        // closeButton.accessibilityLabel = "Close"
        /* self.closeButton.setTitle("Close", for: .normal)
           /* nested */ closeButton.accessibilityLabel = "Close" */
        print("closeButton.accessibilityLabel = \"Close\" is still to be done")
        print("""
            closeButton.setTitle("x", for: .normal)
            """)
        print(#"a "raw" text: closeButton.accessibilityLabel = "x""#)
    }
}
