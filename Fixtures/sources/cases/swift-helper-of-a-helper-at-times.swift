// case: A helper of a helper runs only in some cases.
// outlet: KeyboardView.eraseButton
// base: UIButton
// holders: KeyboardView
// nib-owner: KeyboardView
// expect label: written "Delete"

import UIKit

final class KeyboardView: UIView {
    @IBOutlet private var eraseButton: UIButton!

    override func awakeFromNib() {
        super.awakeFromNib()
        setUp()
    }

    private func setUp() {
        if Store.isOpen { setUpKeys() }
    }

    private func setUpKeys() {
        nameKeys()
    }

    private func nameKeys() {
        eraseButton.accessibilityLabel = "Delete"
    }
}
