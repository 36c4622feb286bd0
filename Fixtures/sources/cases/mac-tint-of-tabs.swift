// case: A tint changes the colour of a button of a Mac, and nothing that VoiceOver says.
// mac:
// outlet: PaneController.dayTab
// base: UIButton
// holders: PaneController
// expect textColor: open
// expect label: untouched
// expect isOn: untouched

import AppKit

final class PaneController: NSViewController {
    @IBOutlet weak var dayTab: NSButton!
    @IBOutlet weak var weekTab: NSButton!

    @IBAction func choose(_ sender: NSButton) {
        dayTab.contentTintColor = dayTab == sender ? .controlAccentColor : .secondaryLabelColor
        weekTab.contentTintColor = weekTab == sender ? .controlAccentColor : .secondaryLabelColor
    }
}
