// case: The delegate of a table fills the views of its rows.
// mac:
// outlet: NoteRow.pin
// base: UIButton
// holders: NoteRow
// in-template:
// expect label: supplied something

import AppKit

class NoteRow: NSTableCellView {
    @IBOutlet weak var pin: NSButton!
}

class NotesController: NSViewController, NSTableViewDelegate {
    func tableView(_ table: NSTableView, viewFor column: NSTableColumn?, row: Int) -> NSView? {
        let view = table.makeView(withIdentifier: .init("note"), owner: self) as? NoteRow
        view?.pin.setAccessibilityLabel(notes[row].isPinned ? "Unpin" : "Pin")
        return view
    }
}
