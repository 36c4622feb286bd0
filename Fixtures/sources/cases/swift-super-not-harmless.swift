// case: The superclass of the owner, in the app, walks through all buttons of its view.
// outlet: ListViewController.addButton
// base: UIButton
// holders: ListViewController
// expect label: open
// expect title: untouched

import UIKit

class ScreenController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        labelButtons(in: view)
    }

    private func labelButtons(in root: UIView) {
        for child in root.subviews {
            if let button = child as? UIButton, button.currentTitle == nil {
                button.accessibilityLabel = button.accessibilityIdentifier
            }
            labelButtons(in: child)
        }
    }
}

final class ListViewController: ScreenController {
    @IBOutlet private weak var addButton: UIButton!
}
