// Table views: header, rows, footer.

import A11yModel

extension Walk {
    /// What a table view contributes: its header view, its rows with what stands between them, its footer view. UIKit
    /// vends them by index, those out of sight included, so that nothing beside the table comes between.
    mutating func tableView(_ table: Element, in inside: Surroundings) -> [Block] {
        let views = frontmost(of: table.children)
        let isRow = { [screen] (id: ElementID) in screen[id].type == .tableViewCell }
        let first = views.firstIndex(where: isRow) ?? views.startIndex
        let end = views.lastIndex(where: isRow).map { $0 + 1 } ?? views.endIndex
        var (header, rows, footer): ([ElementID], [ElementID], [ElementID]) = ([], [], [])
        for (index, view) in views.enumerated() {
            switch screen[view].slot {
            case .header: header.append(view)
            case .footer: footer.append(view)
            // Where the file names no place, what comes before the first row and after the last is taken for them.
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
        // Interface Builder writes rows, and the titles between them, in their order.
        let isWrittenInOrder = screen.input == .interfaceBuilder
        let batches = isWrittenInOrder ? (header + rows + footer).map { [$0] } : [header, rows, footer]
        let parts = batches.flatMap { arranged(blocks(at: $0, in: inside)) }
        let isFirstKnown = !isWrittenInOrder || parts.first?.place != nil
        return group(parts, in: table, as: .listed, anchor: isFirstKnown ? nil : layout.cursor(of: table))
    }
}
