import A11yModel

/// Parses the table (RFC 4180) that Maestro prints of a screen: a line for each element, with its number, its depth and
/// its attributes.
///
/// An element gets a tag of our own with Maestro's attributes. The text around the table is ignored.
public enum ElementTable {
    /// The tag of the root and of each element.
    public static let tag = "maestro"
    /// The first columns of each kind of table, with which its header begins.
    private static let headers = ["element_num,depth,", "id,depth,bounds,"]

    /// The offset of the header; nil if the text holds no table. JSON and XML do not, though a string in them may.
    static func header(in bytes: [UInt8]) -> Int? {
        guard let first = bytes.first(where: { $0 > 0x20 }), !"{<\"".utf8.contains(first) else { return nil }
        // All of them have this column. How they begin, many words do, which takes longer to search.
        guard bytes.offset(of: ",depth,") != nil else { return nil }
        return headers.lazy.compactMap { bytes.offset(of: $0) }.first { beginsTable(at: $0, in: bytes) }
    }

    /// Whether a line of the text begins with the header, or a word of a log stands before it, and a row follows.
    private static func beginsTable(at header: Int, in bytes: [UInt8]) -> Bool {
        let isWord = header == 0 || bytes[header - 1] < UInt8(ascii: "0")
        guard isWord, let end = bytes[header...].firstIndex(of: 0x0A) else { return false }
        let row = bytes[(end + 1)...].drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return row.startIndex > end + 1 && row.first == UInt8(ascii: ",")
    }

    /// Parses the first table of a text row by row.
    static func parse(_ bytes: [UInt8], from header: Int, within limits: Limits) -> Parsed<Tree> {
        var reader = HierarchyReader(bytes, root: tag, within: limits)
        let text = TextCursor(bytes)
        var position = header
        let columns = row(&position, in: text).cells.map(text.string)
        while position < bytes.count, !reader.isStopped {
            let start = position
            let (cells, isCut) = row(&position, in: text)
            guard cells.count == columns.count || isCut, cells.count > 1, Int32(text.string(cells[0])) != nil,
                let depth = Int(text.string(cells[1]))
            else { break }
            let found = zip(cells, columns).flatMap { fields(in: $0, of: $1, text) }
            let range = SourceRange(start, cells[cells.count - 1].end)
            reader.add(cells[0], tag: tag, depth: depth, range: range, found, isCut: isCut)
        }
        return reader.finished()
    }

    /// Reads the cells of the row at `position` without the quotation marks around them, and moves it behind the end of
    /// the line. `isCut` says that the text ends before a closing quotation mark.
    private static func row(_ position: inout Int, in text: TextCursor) -> (cells: [SourceRange], isCut: Bool) {
        var cells: [SourceRange] = []
        var isCut = false
        repeat {
            if !cells.isEmpty { position += 1 }
            let isQuoted = text.spells("\"", at: position)
            let start = isQuoted ? position + 1 : position
            position = text.after(start) { isQuoted ? $0 != UInt8(ascii: "\"") : !",\n\r".utf8.contains($0) }
            while isQuoted, text.spells("\"\"", at: position) {
                position = text.after(position + 2) { $0 != UInt8(ascii: "\"") }
            }
            cells.append(SourceRange(start, position))
            isCut = isQuoted && position == text.end
            if isQuoted, !isCut { position += 1 }
        } while text.spells(",", at: position)
        position = min(text.after(position) { $0 != 0x0A } + 1, text.end)
        return (cells, isCut)
    }

    /// The attributes of a cell: one, or a list such as `text=Pay; enabled=true`.
    private static func fields(in cell: SourceRange, of column: String, _ text: TextCursor) -> [PrintedField] {
        var found: [PrintedField] = []
        if column == "attributes" {
            found = FieldReader(list, in: TextCursor(text.bytes, end: cell.end), from: cell.start).fields
        } else if let name = names[column] {
            found = [PrintedField(name, SourceRange(cell.start, cell.start), cell)]
        }
        return found.filter { $0.value.end > $0.value.start }.map { field in
            // A quotation mark is written as two.
            let value = text.bytes[field.value.start..<field.value.end].replacing([0x22, 0x22], with: [0x22])
            let isChanged = value.count < field.value.end - field.value.start
            let decoded = isChanged ? String(decoding: value, as: UTF8.self) : nil
            return PrintedField(field.name, field.key, field.value, text: decoded)
        }
    }

    /// The attributes by the columns that hold one each.
    private static let names = [
        "bounds": "bounds", "text": "text", "resource_id": "resource-id", "accessibility": "accessibilityText",
        "hint": "hintText", "class": "class", "value": "value", "clickable": "clickable", "enabled": "enabled",
        "focused": "focused", "selected": "selected", "checked": "checked",
    ]

    /// The attributes that a list may hold. A value may hold a semicolon.
    private static let list = FieldNotation(
        separator: "; ",
        signs: [
            "accessibilityText", "bounds", "checked", "class", "clickable", "content-desc", "enabled", "focused",
            "hintText", "ignoreBoundsFiltering", "index", "package", "password", "resource-id", "scrollable",
            "selected", "text", "title", "value",
        ].map { .init($0, "=", .text("")) })
}
