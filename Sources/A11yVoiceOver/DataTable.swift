import A11yModel

/// Where a cell stands in a data table, and which headers are read before it.
struct DataCell: Hashable, Sendable {
    /// Counted from 0; nil where it is not known (`NSNotFound`).
    let row, column: Int?
    let rowSpan, columnSpan: Int
    /// Whether nothing stands before it in its row. A cell that reaches down from a row above does not count.
    let isFirstInRow: Bool
    /// Rows' headers first, then columns', in the order in which the table lists them.
    let headers: [ElementID]
}

/// The cells of a container of the type `dataTable`, by row and column: UIKit's `UIAccessibilityContainerDataTable`.
///
/// What is read with a cell follows the recordings of cashapp/AccessibilitySnapshot. VoiceOver itself has said a little
/// more since iOS 13 (issue 7 there), of which there is no exact record.
struct DataTable {
    private let screen: Screen
    private var cells: [Place: ElementID] = [:]
    private var firstColumns: [Int: Int] = [:]
    private var rowHeaders: [Int: [ElementID]] = [:]
    private var columnHeaders: [Int: [ElementID]] = [:]

    private struct Place: Hashable {
        let row, column: Int
    }

    /// Rows or columns, at most, that one header is taken to stand for; a bound of ours on what a file can demand.
    private static let widestHeader = 1_000

    /// The table that an element is, from the cells below it and in its list; `byName` are the screen's elements.
    init(_ table: Element, in screen: Screen, byName: [String: ElementID]) {
        func headers(_ property: Property) -> [ElementID] { (table[property]?.texts ?? []).compactMap { byName[$0] } }
        self.screen = screen
        let listed = (table.members ?? []).compactMap(\.target)
        for id in screen.descendants(of: table.id) + listed {
            let element = screen[id]
            guard let row = element.rowIndex, let column = element.columnIndex else { continue }
            let place = Place(row: row, column: column)
            if cells[place] == nil { cells[place] = id }
            firstColumns[row] = min(firstColumns[row] ?? column, column)
        }
        for header in headers(.rowHeaders) {
            guard let row = screen[header].rowIndex, let column = screen[header].columnIndex else { continue }
            // A header that the table does not have at its own place is not read.
            guard cells[Place(row: row, column: column)] == header else { continue }
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

    /// The place of an element in the table; nil where it is no cell.
    func cell(at id: ElementID) -> DataCell? {
        let element = screen[id]
        let (row, column) = (element.rowIndex, element.columnIndex)
        guard row != nil || column != nil else { return nil }
        let isFirst = row.flatMap { firstColumns[$0] } == column && column != nil
        let besideRow = isFirst ? row.flatMap { rowHeaders[$0] } ?? [] : []
        let above = (column.flatMap { columnHeaders[$0] } ?? []).filter { header in
            // At the start of a row the header right above has only just been read.
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

    /// A number of rows or columns; one that no screen can have is unknown, so that sums of them cannot overflow.
    private func index(_ property: Property) -> Int? {
        self[property]?.number.flatMap { Int(exactly: $0.rounded()) }.flatMap { 0...Int(Int32.max) ~= $0 ? $0 : nil }
    }
}
