// case: Two private methods call each other, and nothing else calls them.
// outlet: FlipController.flipButton
// base: UIButton
// holders: FlipController
// expect label: untouched
// answers label: open

import UIKit

final class FlipController: UIViewController {
    @IBOutlet private var flipButton: UIButton!
    private var isFront = true

    private func showFront() {
        flipButton.accessibilityLabel = "Show the back"
        isFront = true
        showBack()
    }

    private func showBack() {
        isFront = false
        showFront()
    }
}
