import A11yModel

// Navigation bars, table views and table cells, whose contents have an order of their own.

extension Walk {
    /// The blocks of a navigation bar: the leading items, the title, and the trailing items. Known frames decide the
    /// order; else the slots in the file; else a back button comes before the title and all else after it. Nothing
    /// comes between them.
    mutating func navigationBar(_ bar: Element, in inside: EnclosingContainers) -> [StopBlock] {
        let items = frontmost(of: bar.children)
        let leading = items.filter { screen[$0].isBeforeTitle(in: screen) }
        let trailing = items.filter { !screen[$0].isBeforeTitle(in: screen) }
        let contents = blocks(at: leading, in: inside) + parts(of: bar, in: inside) + blocks(at: trailing, in: inside)
        let isPlaced = items.contains { screen[$0].frame != nil }
        return group(isPlaced ? inRows(contents) : contents, in: bar, as: .listed, anchor: layout.cursor(of: bar))
    }

    /// The blocks of a bar from the leading edge to the trailing one, row by row: a large title is a row of its own.
    /// Items of a row differ in height and are centred, so a row is what overlaps, and not what has one top.
    private func inRows(_ blocks: [StopBlock]) -> [StopBlock] {
        var rows: [(span: Rect, blocks: [(x: Double, block: StopBlock)])] = []
        for block in order.sorted(blocks, by: \.place, fallback: \.fallbackPlace) {
            let place = block.place ?? block.fallbackPlace
            if let last = rows.last, place.map(last.span.isInRow) ?? true {
                // A block at an unknown place follows the one before it.
                let x = place?.x ?? last.blocks.last?.x ?? 0
                rows[rows.count - 1].blocks.append((x, block))
            } else {
                rows.append((place ?? Rect(x: 0, y: 0, width: 0, height: 0), [(place?.x ?? 0, block)]))
            }
        }
        let isForwards = order.direction == .ltr
        return rows.flatMap { row in
            row.blocks.sorted { isForwards ? $0.x < $1.x : $0.x > $1.x }.map(\.block)
        }
    }
}

extension Rect {
    /// Whether the middle of one rectangle is between the upper and lower edge of the other.
    fileprivate func isInRow(with other: Rect) -> Bool { spans(other.center.y) || other.spans(center.y) }

    private func spans(_ height: Double) -> Bool { y <= height && height <= maxY }
}

extension Element {
    fileprivate func isBeforeTitle(in screen: Screen) -> Bool {
        self.slot.map { $0 == .leading } ?? screen.accessibilityTraits(of: id).contains(.backButton)
    }
}

extension Walk {
    /// The blocks of a table view: its header view, its rows with the views between them, its footer view. UIKit vends
    /// them by index, including those scrolled out of sight, so nothing beside the table comes between.
    mutating func tableView(_ table: Element, in inside: EnclosingContainers) -> [StopBlock] {
        let views = frontmost(of: table.children)
        let first = views.firstIndex { screen[$0].type == .tableViewCell } ?? views.startIndex
        let end = views.lastIndex { screen[$0].type == .tableViewCell }.map { $0 + 1 } ?? views.endIndex
        var (header, rows, footer): ([ElementID], [ElementID], [ElementID]) = ([], [], [])
        for (index, view) in views.enumerated() {
            switch screen[view].slot {
            case .header: header.append(view)
            case .footer: footer.append(view)
            // Without slots in the file, views before the first row are headers and views after the last are footers.
            default:
                if index < first {
                    header.append(view)
                } else if index < end {
                    rows.append(view)
                } else {
                    footer.append(view)
                }
            }
        }
        // Interface Builder writes rows and the titles between them in their order.
        let isWrittenInOrder = screen.input == .interfaceBuilder
        let batches = isWrittenInOrder ? (header + rows + footer).map { [$0] } : [header, rows, footer]
        var parts: [StopBlock] = []
        for batch in batches { parts += arranged(blocks(at: batch, in: inside)) }
        let isFirstKnown = !isWrittenInOrder || parts.first?.place != nil
        let anchor = placeOfShown(parts, in: table) ?? (isFirstKnown ? nil : layout.cursor(of: table))
        return group(parts, in: table, as: .listed, anchor: anchor)
    }
}

/// A table cell in its default state is a stop that reads the texts in it, followed by its controls as stops. A switch
/// in the accessory slot represents the whole cell (reported in kickstarter/ios-oss#544).
extension Walk {
    /// The blocks of a cell. A cell without words but with controls is not a stop: no record shows VoiceOver stopping
    /// silently there, and every form has such cells.
    mutating func cell(_ cell: Element, in enclosing: EnclosingContainers) -> [StopBlock] {
        let toggle = screen.accessorySwitch(of: cell)
        join(names.texts(inside: cell.id), into: toggle ?? cell.id)
        var controls = blocks(at: frontmost(of: cell.children), in: enclosing.inside(cell, in: screen))
        if cell.groupsChildren(in: screen) { controls = group(controls, in: cell, as: .placed) }
        if toggle != nil { return controls }
        guard !controls.isEmpty, isSilent(cell) else { return [block(at: cell.id, in: enclosing)] + controls }
        return controls
    }

    private func isSilent(_ cell: Element) -> Bool {
        cell.value == nil && cell.hint == nil && cell.traits == nil && names.name(of: cell.id).text.isEmpty
    }
}

extension Screen {
    /// The switch that represents a cell: a visible switch in its accessory view, unless the author set a label, a
    /// list or `isElement` on the cell.
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
    /// The separator between the texts; recorded in fluentui-apple#1618.
    static let separator = ", "

    func joined(inside cell: Element) -> Name {
        let texts = texts(inside: cell.id).map { name(of: $0).text }
        let all = [cell.title, cell.text].compactMap { $0 } + texts
        let text = all.filter { !$0.isEmpty }.joined(separator: Names.separator)
        return Name(text: text, source: text.isEmpty ? .none : .joined)
    }

    /// The labels whose texts a cell joins, in focus order: visible, not a control, and not inside another stop. That
    /// UIKit joins them in focus order is an assumption; no record shows another order.
    func texts(inside cell: ElementID) -> [ElementID] {
        // SwiftUI combines the labels of whatever is in an element.
        let combines = screen[cell][.childBehavior]?.text == "combine"
        var found: [ElementID] = []
        var pending = Array(screen[cell].children.reversed())
        while let id = pending.popLast() {
            let element = screen[id]
            guard Pruning(of: element, in: screen) == nil else { continue }
            if element.type == .label, isPlainText(id) || combines {
                found.append(id)
            } else if combines, screen.isAccessibilityElement(id) {
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
