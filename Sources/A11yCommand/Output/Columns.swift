import A11yReporters

/// Rows as lines in columns, two blanks apart, each column as wide as its widest cell on a terminal. No line ends with
/// blanks.
func inColumns(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { column < $0.count ? cells($0[column]) : 0 }.max() ?? 0 }
    return rows.map { row in
        let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - cells($0)) }
        let line = padded.joined(separator: "  ")
        return line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
    }
}
