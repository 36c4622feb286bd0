import Cocoa

extension NSPopUpButton {
    @objc func safeAddItemWith(title: String) {
        addItem(withTitle: title)
    }
}
