/// A finding on a line of its own, without shapes, frames or colour: made to be listened to.
func plainLine(of row: Row) -> String {
    let element = row.element.isEmpty ? [] : ["element \(row.element)"]
    let screen = row.screen.isEmpty ? [] : ["screen \"\(row.screen)\""]
    let details = element + screen + row.criteria.map(\.title) + ["fix \(row.fixing.title)"]
    return compactLine(of: row) + " (\(details.joined(separator: "; ")))"
}

/// A finding as compilers write it.
func compactLine(of row: Row) -> String {
    let acceptance = row.acceptance.map { " (\($0))" } ?? ""
    return "\(row.path):\(row.position): \(row.kind.rawValue): \(row.message) [\(row.rule)]\(acceptance)"
}
