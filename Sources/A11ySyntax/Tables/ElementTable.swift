import A11yModel

/// Parses the table (RFC 4180) that Maestro prints of a screen: a line for each element, with its number, its depth and
/// its attributes.
///
/// An element becomes the node that XML would give: a tag of our own with Maestro's attributes, nested by depth. The
/// text around the table is ignored.
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

    /// Parses the first table of a text.
    static func parse(_ bytes: [UInt8], from header: Int, within limits: Limits) -> Parsed<Tree> {
        var parser = ElementTableParser(bytes, within: limits)
        parser.read(from: header)
        return parser.finished()
    }
}

/// Parses a table row by row in one pass, with the open elements on an explicit stack.
struct ElementTableParser: SyntaxParser {
    let bytes: [UInt8]
    let limits: Limits
    var problems: [Problem] = []
    var isStopped = false
    private var builder: TreeBuilder
    private var root: Int32 = 0
    private var open: [(element: Int32, depth: Int)] = []
    private var unfinished: [Int32] = []

    /// A field of a row: its bytes without the quotation marks around them.
    private struct Field {
        var start: Int
        var end: Int
        var isQuoted = false
        /// Whether the text ends before the closing quotation mark.
        var isCut = false
    }

    init(_ bytes: [UInt8], within limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        builder = TreeBuilder(expecting: bytes.count)
        var record = Record(kind: .element, start: 0, end: UInt32(bytes.count))
        record.name = builder.intern(ElementTable.tag)
        root = builder.add(record, to: nil)
    }

    /// Parses to the end of the table, or to the first limit.
    mutating func read(from header: Int) {
        var position = header
        let columns = row(&position).map { text($0) }
        while position < bytes.count, !isStopped {
            let start = position
            let fields = row(&position)
            guard fields.count == columns.count || fields.last?.isCut == true, fields.count > 1,
                Int32(text(fields[0])) != nil, let depth = Int(text(fields[1]))
            else { return }
            add(fields, columns, from: start, depth: depth)
        }
    }

    /// The tree and its problems.
    func finished() -> Parsed<Tree> {
        Parsed(builder.tree(of: bytes, in: .hierarchy, unfinished: unfinished), problems: problems)
    }

    /// Reads the fields of the row at `position`, and moves it behind the end of the line.
    private func row(_ position: inout Int) -> [Field] {
        var fields: [Field] = []
        while true {
            fields.append(field(&position))
            guard position < bytes.count, bytes[position] == UInt8(ascii: ",") else { break }
            position += 1
        }
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        position = min(position + 1, bytes.count)
        return fields
    }

    private func field(_ position: inout Int) -> Field {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
            let start = position
            while position < bytes.count, ![0x2C, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
            return Field(start: start, end: position)
        }
        position += 1
        let start = position
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "\"") {
                guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "\"") else {
                    position += 1
                    return Field(start: start, end: position - 1, isQuoted: true)
                }
                position += 1
            }
            position += 1
        }
        return Field(start: min(start, bytes.count), end: bytes.count, isQuoted: true, isCut: true)
    }

    private func text(_ field: Field) -> String { String(decoding: bytes[field.start..<field.end], as: UTF8.self) }

    private mutating func add(_ fields: [Field], _ columns: [String], from start: Int, depth: Int) {
        while let last = open.last, last.depth >= depth { open.removeLast() }
        let line = SourceRange(start, fields.last?.end ?? start)
        guard open.count < limits[.nesting], builder.count < limits[.values] else {
            return stop(at: builder.count < limits[.values] ? .nesting : .values, line)
        }
        var record = Record(kind: .element, start: UInt32(line.start), end: UInt32(line.end))
        record.name = builder.intern(ElementTable.tag)
        (record.nameStart, record.nameEnd) = (UInt32(fields[0].start), UInt32(fields[0].end))
        let element = builder.add(record, to: open.last?.element ?? root)
        for ancestor in open { builder.update(ancestor.element) { $0.end = UInt32(line.end) } }
        open.append((element, depth))
        for (field, column) in zip(fields, columns) {
            if column == "attributes" {
                addList(field, to: element)
            } else if let name = ElementTable.names[column], field.end > field.start {
                add(name, key: SourceRange(field.start, field.start), SourceRange(field.start, field.end), to: element)
            }
        }
        guard fields.last?.isCut == true else { return }
        unfinished.append(element)
        problems.append(
            Hierarchy.brokenOff(at: SourceRange(line.start, fields[0].end)))
    }

    /// Adds the attributes of a list such as `text=Pay; enabled=true`. A value may hold a semicolon; it ends where the
    /// name of an attribute follows.
    private mutating func addList(_ field: Field, to element: Int32) {
        var position = field.start
        while let name = name(at: position, before: field.end) {
            let start = name.end + 1
            var end = start
            while end < field.end, !endsValue(at: end, before: field.end) { end += 1 }
            let word = String(decoding: bytes[name.start..<name.end], as: UTF8.self)
            if end > start { add(word, key: name, SourceRange(start, end), to: element) }
            position = end + 2
        }
    }

    private func endsValue(at index: Int, before end: Int) -> Bool {
        index + 2 <= end && bytes[index] == UInt8(ascii: ";") && bytes[index + 1] == 0x20
            && name(at: index + 2, before: end) != nil
    }

    /// The bytes of a known attribute's name with `=` behind it.
    private func name(at start: Int, before end: Int) -> SourceRange? {
        for name in ElementTable.attributes {
            let behind = start + name.utf8.count
            if behind < end, bytes[behind] == UInt8(ascii: "="), bytes[start..<behind].elementsEqual(name.utf8) {
                return SourceRange(start, behind)
            }
        }
        return nil
    }

    private mutating func add(_ name: String, key: SourceRange, _ value: SourceRange, to element: Int32) {
        guard builder.count < limits[.values] else { return stop(at: .values, value) }
        builder.addAttribute(name, key: key, value: value, text: withoutDoubledQuotes(value), to: element)
    }

    /// The text with one quotation mark for each two; nil without any.
    private func withoutDoubledQuotes(_ range: SourceRange) -> String? {
        var kept: [UInt8] = []
        var isSecond = false
        for byte in bytes[range.start..<range.end] {
            isSecond = byte == UInt8(ascii: "\"") && !isSecond
            if isSecond || byte != UInt8(ascii: "\"") { kept.append(byte) }
        }
        return kept.count == range.end - range.start ? nil : String(decoding: kept, as: UTF8.self)
    }
}

extension ElementTable {
    /// The attributes by the columns that hold one each.
    fileprivate static let names = [
        "bounds": "bounds", "text": "text", "resource_id": "resource-id", "accessibility": "accessibilityText",
        "hint": "hintText", "class": "class", "value": "value", "clickable": "clickable", "enabled": "enabled",
        "focused": "focused", "selected": "selected", "checked": "checked",
    ]

    /// The attributes that a list may hold.
    fileprivate static let attributes = [
        "accessibilityText", "bounds", "checked", "class", "clickable", "content-desc", "enabled", "focused",
        "hintText",
        "ignoreBoundsFiltering", "index", "package", "password", "resource-id", "scrollable", "selected", "text",
        "title",
        "value",
    ]
}
