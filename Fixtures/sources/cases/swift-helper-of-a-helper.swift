// case: A base class sets its subclasses up when a nib makes them, by a function that they replace.
// outlet: KeyboardView.eraseButton
// base: UIButton
// holders: KeyboardView
// nib-owner: KeyboardView
// expect label: supplied "Delete"

import UIKit

class ComponentView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        makeContent()
    }

    func makeContent() {
        setUp()
    }

    func setUp() {}
}

final class KeyboardView: ComponentView {
    @IBOutlet private var eraseButton: UIButton!

    override func setUp() {
        setUpKeys()
    }

    private func setUpKeys() {
        eraseButton.accessibilityLabel = "Delete"
    }
}
