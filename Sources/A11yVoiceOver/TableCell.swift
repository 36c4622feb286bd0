import A11yModel

/// A table cell in its default state: a stop that reads the texts in it, and behind it, as stops of their own, its
/// controls. A switch in the place for accessories stands for the whole cell (reported in kickstarter/ios-oss#544).
extension Walk {
    /// What a cell contributes. One without words whose controls speak for it is no stop: that VoiceOver would halt
    /// there in silence is not on record, and every form has such cells.
    mutating func cell(_ cell: Element, in surroundings: Surroundings) -> [Block] {
        let toggle = screen.accessorySwitch(of: cell)
        join(names.texts(inside: cell.id), into: toggle ?? cell.id)
        var controls = blocks(at: frontmost(of: cell.children), in: surroundings.inside(cell, in: screen))
        if cell.groupsChildren(in: screen) { controls = group(controls, in: cell, as: .placed) }
        if toggle != nil { return controls }
        guard isSilent(cell), !controls.isEmpty else {
            return [block(at: cell.id, in: surroundings)] + controls
        }
        return controls
    }

    private func isSilent(_ cell: Element) -> Bool {
        cell.value == nil && cell.hint == nil && cell.traits == nil && names.name(of: cell.id).text.isEmpty
    }
}

extension Screen {
    /// The switch that stands for a cell: a visible one in its accessory view, unless the author says what the cell is.
    func accessorySwitch(of cell: Element) -> ElementID? {
        guard cell.type == .tableViewCell, cell.label == nil, cell.isElement == nil, cell.members == nil else {
            return nil
        }
        return cell.children.first {
            self[$0].slot == .accessory && self[$0].type == .switch && isAccessibilityElement($0)
                && Pruning(of: self[$0], in: self) == nil
        }
    }
}

/// The name of a table cell: UIKit joins the texts of the labels in it with commas.
extension Names {
    /// What stands between the texts; recorded in fluentui-apple#1618.
    static let separator = ", "

    func joined(inside cell: Element) -> Name {
        let texts = texts(inside: cell.id).map { name(of: $0).text }
        let all = [cell.title, cell.text].compactMap { $0 } + texts
        let text = all.filter { !$0.isEmpty }.joined(separator: Names.separator)
        return Name(text: text, source: text.isEmpty ? .none : .joined)
    }

    /// The labels whose texts a cell takes over, in focus order: what can be seen, is no control, and is not inside a
    /// stop of its own. That UIKit takes them in focus order is an assumption; no record shows a cell in another order.
    func texts(inside cell: ElementID) -> [ElementID] {
        var found: [ElementID] = []
        var pending = Array(screen[cell].children.reversed())
        while let id = pending.popLast() {
            let element = screen[id]
            guard Pruning(of: element, in: screen) == nil else { continue }
            if element.type == .label, isPlainText(id) {
                found.append(id)
            } else if !screen.isAccessibilityElement(id), element.explicitList == nil {
                pending += element.children.reversed()
            }
        }
        return FocusOrder(screen).sorted(found) { layout.place(of: screen[$0]) }
    }

    private func isPlainText(_ id: ElementID) -> Bool {
        let controlTraits: Traits = [.button, .link, .adjustable, .searchField, .switchButton]
        guard screen.isAccessibilityElement(id) else { return false }
        return screen.accessibilityTraits(of: id).isDisjoint(with: controlTraits)
    }
}
