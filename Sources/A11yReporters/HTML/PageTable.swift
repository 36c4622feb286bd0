/// A table that becomes a list of cards where it is narrow. Its roles are written out, since browsers forget them once
/// a style sheet arranges rows in another way.
struct PageTable {
    let caption: String
    let columns: [String]
    private(set) var rows: [[Markup]] = []

    /// A table without rows.
    init(_ caption: String, columns: [String]) {
        self.caption = caption
        self.columns = columns
    }

    /// Adds a row, with a cell for each column; the first is the row's header.
    mutating func add(_ cells: [[Markup]]) {
        rows.append(
            zip(columns, cells).enumerated().map { index, cell in
                index == 0
                    ? tag("th", ["scope": "row", "role": "rowheader"], cell.1)
                    : tag("td", ["role": "cell", "data-label": cell.0], cell.1)
            })
    }

    var markup: Markup {
        let head = tag(
            "tr", ["role": "row"], columns.map { tag("th", ["scope": "col", "role": "columnheader"], $0) })
        return tag(
            "table", ["role": "table"],
            [
                tag("caption", [:], caption), tag("thead", ["role": "rowgroup"], [head]),
                tag("tbody", ["role": "rowgroup"], rows.map { tag("tr", ["role": "row"], $0) }),
            ])
    }
}
