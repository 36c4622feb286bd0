// case: The class around the button says that nothing is in it.
// mac:
// outlet: RowView.icon
// base: UIButton
// holders: RowView
// expect label: open
// expect isElement: open
// expect title: untouched

import AppKit

class RowView: NSView {
    @IBOutlet weak var icon: NSButton!

    override func isAccessibilityElement() -> Bool { true }
    override func accessibilityLabel() -> String? { title }
    override func accessibilityChildren() -> [Any]? { [] }
}
