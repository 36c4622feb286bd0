// What people act on, by its class or by what the file says of it.

import A11yModel

extension Element {
    /// Whether its class is a control that people operate as a whole, or the item of a bar.
    var isOperable: Bool {
        switch type {
        case .segmentedControl: false
        case .barButtonItem: children.isEmpty
        case .textView: !isFalse(.editable)
        case .pickerView, .tabBarItem: true
        default: ClassDefaults.isControl(type)
        }
    }

    /// Whether it is a cell that does something when it is chosen.
    var isSelectable: Bool {
        type == .tableViewCell || type == .collectionViewCell && (self[.onSelect] != nil || action != nil)
    }

    /// Whether a touch here does something that the class does not do by itself.
    var answersTouch: Bool {
        action != nil || hasHandler || self[.onSelect] != nil || gestures[.tap] != nil || gestures[.longPress] != nil
    }

    /// Whether it only hands touches on to what is in it: lists and bars do so.
    var handsTouchesOn: Bool {
        switch type {
        case .tableView, .collectionView, .segmentedControl, .tabBar: true
        case .barButtonItem: !children.isEmpty
        default: false
        }
    }

    /// What a touch here does, as a word; nil where it is unknown.
    var function: String? { [action, gestures[.tap]].compactMap { $0 }.first { !$0.isEmpty } }
}
