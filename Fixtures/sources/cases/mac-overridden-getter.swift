// case: The element's own class answers a method of AppKit's protocol.
// mac:
// outlet: BadgeController.badge
// class: BadgeButton
// base: UIButton
// holders: BadgeController
// expect label: supplied "New"

import AppKit

class BadgeButton: NSButton {
    override func accessibilityLabel() -> String? { "New" }
}

class BadgeController: NSViewController {
    @IBOutlet weak var badge: BadgeButton!
}
