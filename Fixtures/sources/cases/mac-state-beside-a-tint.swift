// case: The state of a button of a Mac changes with its tint: VoiceOver says it.
// mac:
// outlet: PaneController.dayTab
// base: UIButton
// holders: PaneController
// expect textColor: open
// expect label: untouched
// expect isOn: open

import AppKit

final class PaneController: NSViewController {
    @IBOutlet weak var dayTab: NSButton!
    @IBOutlet weak var weekTab: NSButton!

    @IBAction func choose(_ sender: NSButton) {
        dayTab.contentTintColor = dayTab == sender ? .controlAccentColor : .secondaryLabelColor
        dayTab.state = dayTab == sender ? .on : .off
        weekTab.contentTintColor = weekTab == sender ? .controlAccentColor : .secondaryLabelColor
    }
}
