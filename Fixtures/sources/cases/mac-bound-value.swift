// case: Code binds the choice of a pop-up button, which is its value and not its name.
// mac:
// outlet: FilterView.presets
// base: UIButton
// holders: FilterView
// expect label: untouched

import AppKit

final class FilterView: NSTableCellView {
    @IBOutlet weak var presets: NSPopUpButton!
    @objc dynamic var tagOfPreset = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        presets.removeAllItems()
        presets.addItem(withTitle: "Fast")
        presets.lastItem?.tag = 1
        presets.bind(.selectedTag, to: self, withKeyPath: "tagOfPreset", options: nil)
    }
}
