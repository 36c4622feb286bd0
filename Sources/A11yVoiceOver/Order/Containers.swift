import A11yModel

/// The properties that make an element a container for VoiceOver.
extension Element {
    /// The elements that replace its subviews: the author's list, or the items of a segmented control or tab bar. Nil
    /// without a list; an empty list hides everything.
    var explicitList: [ElementID]? {
        if let members = self.members { return members.compactMap(\.target) }
        return switch type {
        case .segmentedControl: self.items
        case .tabBar: self.items + self.children
        default: nil
        }
    }

    /// Whether its class vends its elements by index. The simulation assumes that it vends the elements of the file, in
    /// their order.
    var vendsByIndex: Bool {
        guard let methods = self[.container]?.texts else { return false }
        return Set(methods).count == Element.containerMethods
    }

    /// `accessibilityElementCount`, `accessibilityElement(at:)`, `index(ofAccessibilityElement:)`.
    private static let containerMethods = 3

    /// Whether it is neither hidden nor fully transparent. VoiceOver has a tiny positive threshold for alpha; like
    /// AccessibilitySnapshot, the simulation uses zero.
    var isVisible: Bool { !isTrue(.hidden) && (self[.alpha]?.number ?? 1) > 0 }

    /// Whether it is a view, and not an accessibility element or a layer.
    var isView: Bool { type != .accessibilityElement && type != .layer }

    /// Whether it is a table cell in its default state: a stop that reads its texts, followed by its controls as stops.
    var leavesControlsReachable: Bool { type == .tableViewCell && isElement == nil }

    /// Whether its contents are sorted separately from what is around it.
    func groupsChildren(in screen: Screen) -> Bool {
        // A collection view vends its cells by index, and VoiceOver reads them by position.
        isTrue(.groupChildren) || type == .window || type == .collectionView || isMeaningful(in: screen)
            || self[.childBehavior]?.text == "contain"
    }

    /// Whether VoiceOver treats it as a container: a semantic group needs a label, value or identifier.
    private func isMeaningful(in screen: Screen) -> Bool {
        if screen.accessibilityTraits(of: id).contains(.tabBar) { return true }
        return switch self[.containerType]?.text {
        case "list", "landmark", "dataTable": true
        case "semanticGroup": label != nil || value != nil || self[.identifier] != nil
        default: false
        }
    }

    /// Whether VoiceOver announces it when the cursor enters it, or offers its actions inside: a semantic group with a
    /// label or with custom actions (cashapp/AccessibilitySnapshot#223 and #285).
    var isSpokenGroup: Bool {
        guard self[.containerType]?.text == "semanticGroup" else { return false }
        return !(label ?? "").isEmpty || !customActions.isEmpty
    }

    /// Whether VoiceOver speaks the positions of its elements, such as “2 of 5.”.
    func announcesPositions(in screen: Screen) -> Bool {
        if type == .segmentedControl || type == .tabBar { return true }
        if screen.accessibilityTraits(of: id).contains(.tabBar) { return true }
        switch self[.containerType]?.text {
        case "list", "landmark", "dataTable": return true
        default: return false
        }
    }

    /// The members of its list whose places VoiceOver counts, in their order. A tab bar counts the items that it shows,
    /// and no other views on it.
    func countedMembers(of list: [ElementID], in screen: Screen) -> [ElementID] {
        guard type == .tabBar else { return list }
        return self.items.filter { screen[$0].isVisible && !screen[$0].isTrue(.elementsHidden) }
    }

    /// The position of a counted member of its list; nil if VoiceOver does not speak it.
    func position(ofMember index: Int, among count: Int, in screen: Screen) -> Position? {
        if type == .segmentedControl { return .series(index + 1, of: count) }
        if type == .tabBar { return .tab(index + 1, of: count) }
        if self[.containerType]?.text == "dataTable" { return nil }
        if screen.accessibilityTraits(of: id).contains(.tabBar) { return .tab(index + 1, of: count) }
        switch self[.containerType]?.text {
        case "list": return index == 0 ? .listStart : index == count - 1 ? .listEnd : nil
        case "landmark": return index == 0 ? .landmarkStart : index == count - 1 ? .landmarkEnd : nil
        default: return nil
        }
    }
}

/// The position of an element in its container, as VoiceOver speaks it.
enum Position: Hashable, Sendable {
    case series(Int, of: Int)
    case tab(Int, of: Int)
    case listStart, listEnd
    case landmarkStart, landmarkEnd
    /// A cell of a data table. In a box, because it would make every position four times as large.
    indirect case cell(DataCell)

    /// Whether VoiceOver treats the element as a tab, regardless of its traits.
    var isTab: Bool {
        if case .tab = self { true } else { false }
    }

    /// Whether the phrase names the edge of the container and not the number of the element.
    var isBoundary: Bool {
        switch self {
        case .series, .tab, .cell: false
        case .listStart, .listEnd, .landmarkStart, .landmarkEnd: true
        }
    }
}

/// The position of a cell in a data table, and the headers that are read before it.
struct DataCell: Hashable, Sendable {
    /// Counted from 0; nil if unknown (`NSNotFound`).
    let row, column: Int?
    let rowSpan, columnSpan: Int
    /// Whether it is the first cell of its row. A cell that spans down from a row above does not count.
    let isFirstInRow: Bool
    /// Row headers first, then column headers, in the order of the table's lists.
    let headers: [ElementID]
}

/// The cells of a container of the type `dataTable`, by row and column: UIKit's `UIAccessibilityContainerDataTable`.
///
/// What is read with a cell follows the recordings of cashapp/AccessibilitySnapshot. Since iOS 13 VoiceOver says a
/// little more (issue 7 there), of which there is no exact record.
struct DataTable {
    private let screen: Screen
    private var cells: [CellKey: ElementID] = [:]
    private var firstColumns: [Int: Int] = [:]
    private var rowHeaders: [Int: [ElementID]] = [:]
    private var columnHeaders: [Int: [ElementID]] = [:]

    private struct CellKey: Hashable {
        let row, column: Int
    }

    /// The most rows or columns that one header applies to. Our choice: it bounds the cost that a file can cause.
    private static let widestHeader = 1_000

    /// The data table of an element, from the cells below it and in its list. `byName` maps ids to elements.
    init(_ table: Element, in screen: Screen, byName: [String: ElementID]) {
        func headers(_ property: Property) -> [ElementID] { (table[property]?.texts ?? []).compactMap { byName[$0] } }
        self.screen = screen
        let listed = (table.members ?? []).compactMap(\.target)
        for id in screen.descendants(of: table.id) + listed {
            let element = screen[id]
            guard let row = element.rowIndex, let column = element.columnIndex else { continue }
            let place = CellKey(row: row, column: column)
            if cells[place] == nil { cells[place] = id }
            firstColumns[row] = min(firstColumns[row] ?? column, column)
        }
        for header in headers(.rowHeaders) {
            guard let row = screen[header].rowIndex, let column = screen[header].columnIndex else { continue }
            // A header is read only if it is the table's cell at its row and column.
            guard cells[CellKey(row: row, column: column)] == header else { continue }
            for row in row..<row + min(screen[header].rowSpan, DataTable.widestHeader) {
                rowHeaders[row, default: []].append(header)
            }
        }
        for header in headers(.columnHeaders) {
            guard let column = screen[header].columnIndex else { continue }
            for column in column..<column + min(screen[header].columnSpan, DataTable.widestHeader) {
                columnHeaders[column, default: []].append(header)
            }
        }
    }

    /// The cell of an element; nil if the element has neither row nor column.
    func cell(at id: ElementID) -> DataCell? {
        let element = screen[id]
        let (row, column) = (element.rowIndex, element.columnIndex)
        guard row != nil || column != nil else { return nil }
        let isFirst = row.flatMap { firstColumns[$0] } == column && column != nil
        let besideRow = isFirst ? row.flatMap { rowHeaders[$0] } ?? [] : []
        let above = (column.flatMap { columnHeaders[$0] } ?? []).filter { header in
            // At the start of a row, the header right above has just been read.
            guard let row, isFirst, screen[header].columnIndex == column else { return true }
            return screen[header].rowIndex != row - 1
        }
        return DataCell(
            row: row, column: column, rowSpan: element.rowSpan, columnSpan: element.columnSpan, isFirstInRow: isFirst,
            headers: (besideRow + above).filter { $0 != id })
    }
}

extension Element {
    fileprivate var rowIndex: Int? { index(.row) }
    fileprivate var columnIndex: Int? { index(.column) }
    fileprivate var rowSpan: Int { max(1, index(.rowSpan) ?? 1) }
    fileprivate var columnSpan: Int { max(1, index(.columnSpan) ?? 1) }

    /// A row or column number; nil beyond 32 bits, so that sums cannot overflow.
    private func index(_ property: Property) -> Int? {
        self[property]?.number.flatMap { Int(exactly: $0.rounded()) }.flatMap { 0...Int(Int32.max) ~= $0 ? $0 : nil }
    }
}

extension Screen {
    /// Whether the element makes its siblings unreachable: by its flag, or because the system presents it.
    func isModal(_ id: ElementID) -> Bool {
        let element = self[id]
        return element[.viewIsModal]?.flag ?? (element.isPresented && !leavesPageInUse(element))
    }

    /// The frontmost view that the system presents over the page, the last in the file; nil without one.
    func presentedView(in layout: Layout) -> ElementID? {
        elements.last { $0.isPresented && isModal($0.id) && layout.isShown[$0.id.index] }?.id
    }
}
