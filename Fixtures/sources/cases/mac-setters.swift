// case: Setters of NSAccessibility name a button, and its tool tip is a hint. The other button's cell is named.
// mac:
// outlet: PrefsController.saveButton
// base: UIButton
// holders: PrefsController
// expect label: supplied "Save"
// expect hint: supplied "Saves the settings."
// expect title: untouched
// expect text: untouched

import AppKit

final class PrefsController: NSViewController {
    @IBOutlet weak var saveButton: NSButton!
    @IBOutlet weak var addButton: NSButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        saveButton.setAccessibilityLabel("Save")
        saveButton.toolTip = "Saves the settings."
        saveButton.setButtonType(.momentaryPushIn)
        saveButton.isBordered = false
        addButton.cell?.setAccessibilityTitle("Add")
    }
}
