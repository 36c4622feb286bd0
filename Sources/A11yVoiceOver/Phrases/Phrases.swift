/// The words that VoiceOver itself speaks, in one language. Another language is another value, in a file beside this
/// one.
///
/// The notation is the same in all of them: traits, states among the traits and positions end in `.`, which stands for
/// a pause and not for a mark of the language.
struct Phrases: Sendable {
    // States and traits, in speaking order.
    let selected, selectedPrefix, dimmed, button, backButton: String
    var switchButton: String
    let on, off, mixed: String
    let tab: String
    var textField, secureTextField: String
    let isEditing, heading, link: String
    var adjustable: String
    let image: String
    var searchField: String
    let expanded, collapsed: String

    // Names that UIKit gives.
    let back, decrement, increment, progress, inProgress: String

    // Hints.
    var toggleHint, editHint, textAreaHint, rotorHint, adjustHint, collapseHint, expandHint: String

    // What is announced where there is nothing else to say.
    let actionsAvailable, moreContentAvailable: String

    // Where an element stands.
    let series: @Sendable (_ index: Int, _ count: Int) -> String
    let listStart, listEnd, landmarkStart, landmarkEnd: String

    // Values with numbers in them.
    let percent: @Sendable (Int) -> String
    let page: @Sendable (_ index: Int, _ count: Int) -> String
    let items: @Sendable (Int) -> String

    // Where a cell stands in a data table, counted from 1, and how many rows and columns it covers.
    let row, column, rowSpan, columnSpan: @Sendable (Int) -> String

    /// The phrase for a position.
    func position(_ position: Position) -> String {
        switch position {
        case .series(let index, let count), .tab(let index, let count): series(index, count)
        case .listStart: listStart
        case .listEnd: listEnd
        case .landmarkStart: landmarkStart
        case .landmarkEnd: landmarkEnd
        case .cell(let cell): place(of: cell)
        }
    }

    /// The size and place of a cell, as far as they are said: its row only where the row begins.
    private func place(of cell: DataCell) -> String {
        var words: [String] = []
        if cell.rowSpan > 1, cell.row != nil { words.append(rowSpan(cell.rowSpan)) }
        if cell.columnSpan > 1, cell.column != nil { words.append(columnSpan(cell.columnSpan)) }
        if cell.isFirstInRow, let index = cell.row { words.append(row(index + 1)) }
        if let index = cell.column { words.append(column(index + 1)) }
        return words.joined(separator: " ")
    }
}
