import A11yModel

/// The hierarchy of views that EarlGrey prints, in its own tests and in Detox's: a line for each view or accessibility
/// element, indented by `|--` or spaces.
///
/// `<UILabel:0x7f8; AX=Y; AX.label='Total'; AX.traits='UIAccessibilityTraitStaticText'; alpha=1>`
///
/// A line becomes the node that XML would give: the class as its tag, and the fields as attributes under their names.
/// All trees of the text are children of one root with a tag of our own.
public enum ViewTree {
    /// The tag of the root.
    public static let rootTag = "viewHierarchy"
    /// The fields behind which `isAccessibilityElement` stands: today's, and that of older versions.
    fileprivate static let marks = ["AX=", "isAccessible="]

    /// The places of the lines' beginnings in the order of the text. Cost: linear in the bytes.
    static func starts(in bytes: [UInt8]) -> [Start] {
        guard bytes.offset(of: ":0x") != nil, marks.contains(where: { bytes.offset(of: "; " + $0) != nil }) else {
            return []
        }
        var starts: [Start] = []
        var index = 0
        while let sign = bytes.offset(of: ":0x", from: index) {
            index = sign + 3
            if let start = Start(endingName: sign, in: bytes) { starts.append(start) }
        }
        return starts
    }

    /// Whether a text holds such a tree. JSON does not, though a string in it may; nor does XML, but a tree begins with
    /// the same character.
    static func recognises(_ bytes: [UInt8]) -> Bool {
        let opening = bytes.lazy.filter { $0 > 0x20 }.prefix(2)
        guard let first = opening.first, first != UInt8(ascii: "{") else { return false }
        if first == UInt8(ascii: "["), opening.dropFirst().contains(where: "\"{[".utf8.contains) { return false }
        guard first == UInt8(ascii: "<") else { return !starts(in: bytes).isEmpty }
        guard let tag = bytes.firstIndex(of: first),
            let sign = bytes[(tag + 1)...].firstIndex(where: { !Start.isOfName($0) }),
            bytes[sign...].starts(with: ":0x".utf8)
        else { return false }
        return Start(endingName: sign, in: bytes)?.offset == tag
    }

    /// Parses every tree of a text.
    static func parse(_ bytes: [UInt8], within limits: Limits) -> Parsed<Tree> {
        var parser = ViewTreeParser(bytes, within: limits)
        parser.read()
        return parser.finished()
    }

    /// Where the description of a view begins.
    struct Start {
        let offset: Int
        /// The bytes of the class.
        let name: SourceRange
        /// The bytes of the address.
        let address: SourceRange
        /// Characters before it in its line, without a log’s prefix; 0 behind a word such as `Hierarchy:`.
        let column: Int

        /// Nil if `sign` is not the colon behind the class of a view at which a line begins.
        init?(endingName sign: Int, in bytes: [UInt8]) {
            var start = sign
            while start > 0, Start.isOfName(bytes[start - 1]) { start -= 1 }
            guard start > 0, start < sign, bytes[start - 1] == UInt8(ascii: "<") else { return nil }
            var end = sign + 3
            while end < bytes.count, Start.isHexadecimal(bytes[end]) { end += 1 }
            guard end + 2 < bytes.count, bytes[end] == UInt8(ascii: ";"),
                marks.contains(where: { bytes[(end + 2)...].starts(with: $0.utf8) })
            else { return nil }
            var line = start - 1
            while line > 0, bytes[line - 1] != 0x0A { line -= 1 }
            // In an error's message, descriptions stand in quotation marks.
            if start > 1, "\"'(".utf8.contains(bytes[start - 2]) { return nil }
            (offset, name, address) = (start - 1, SourceRange(start, sign), SourceRange(sign + 1, end))
            let text = HierarchyCursor(bytes, end: offset).afterLogPrefix(line)
            let isIndented = bytes[text..<offset].allSatisfy { $0 <= 0x20 || "|-".utf8.contains($0) }
            column = isIndented ? offset - text : 0
        }

        fileprivate static func isOfName(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"): true
            default: byte >= 0x80
            }
        }

        private static func isHexadecimal(_ byte: UInt8) -> Bool {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
        }
    }
}

/// Parses the descriptions of views in one pass, with the open ones on an explicit stack.
struct ViewTreeParser: SyntaxParser {
    let bytes: [UInt8]
    let limits: Limits
    var problems: [Problem] = []
    var isStopped = false
    private var builder: TreeBuilder
    private var root: Int32 = 0
    private var open: [(element: Int32, column: Int)] = []
    private var unfinished: [Int32] = []

    init(_ bytes: [UInt8], within limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        builder = TreeBuilder(expecting: bytes.count)
        var record = Record(kind: .element, start: 0, end: UInt32(bytes.count))
        record.name = builder.intern(ViewTree.rootTag)
        root = builder.add(record, to: nil)
    }

    /// Parses to the end, or to the first limit.
    mutating func read() {
        let starts = ViewTree.starts(in: bytes)
        for (index, start) in starts.enumerated() where !isStopped {
            let next = index + 1 < starts.count ? starts[index + 1] : nil
            add(start, before: next.map { lineStart(of: $0.offset) } ?? bytes.count, isLast: next == nil)
        }
    }

    /// The tree and its problems.
    func finished() -> Parsed<Tree> {
        Parsed(builder.tree(of: bytes, in: .hierarchy, unfinished: unfinished), problems: problems)
    }

    private func lineStart(of offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return start
    }

    private mutating func add(_ start: ViewTree.Start, before limit: Int, isLast: Bool) {
        while let last = open.last, last.column >= start.column { open.removeLast() }
        guard open.count < limits[.nesting], builder.count < limits[.values] else {
            return stop(at: builder.count < limits[.values] ? .nesting : .values, start.name)
        }
        var fields = ViewFieldParser(bytes, from: start.address.end, before: limit, isLast: isLast)
        var record = Record(kind: .element, start: UInt32(start.offset), end: UInt32(start.address.end))
        record.name = builder.intern(bytes, start.name.start, start.name.end)
        (record.nameStart, record.nameEnd) = (UInt32(start.name.start), UInt32(start.name.end))
        let element = builder.add(record, to: open.last?.element ?? root)
        open.append((element, start.column))
        store(ViewFieldParser.Field(name: "address", key: start.address, value: start.address), in: element)
        while let field = fields.next() { store(field, in: element) }
        for ancestor in open { builder.update(ancestor.element) { $0.end = max($0.end, UInt32(fields.position)) } }
        guard fields.isCut else { return }
        unfinished.append(element)
        problems.append(Hierarchy.brokenOff(at: start.name))
    }

    private mutating func store(_ field: ViewFieldParser.Field, in element: Int32) {
        guard builder.count < limits[.values] else { return stop(at: .values, field.value) }
        builder.addAttribute(field.name, key: field.key, value: field.value, to: element)
    }
}

/// Parses the fields of a view. Nothing is escaped, so a text in apostrophes ends where the next field or the end of
/// the description follows. Cost: linear in the bytes, times the number of fields.
struct ViewFieldParser {
    /// A field with its name as an attribute. A word such as `hidden` is its own value.
    struct Field {
        let name: String
        let key: SourceRange
        let value: SourceRange
    }

    /// The end of what was read.
    private(set) var position: Int
    /// Whether the text ends inside a field.
    private(set) var isCut = false
    private let bytes: [UInt8]
    /// The end of the description, if it were no longer than its lines.
    private let limit: Int
    private let isLast: Bool
    private var isDone = false

    /// The fields in apostrophes.
    private static let texts = ["AX.id", "AX.label", "AX.hint", "AX.value", "AX.traits", "AX.focused", "text"]
    /// The other fields with a value.
    private static let plain = ["AX", "isAccessible", "AX.frame", "AX.activationPoint", "frame", "alpha", "UIE"]
    /// The fields that are words.
    private static let words = ["opaque", "hidden", "disabled"]

    init(_ bytes: [UInt8], from start: Int, before limit: Int, isLast: Bool) {
        self.bytes = bytes
        self.limit = limit
        self.isLast = isLast
        position = start
    }

    /// The next field; nil at the end of the description.
    mutating func next() -> Field? {
        while !isDone, position < limit {
            guard spells("; ", at: position) else {
                if bytes[position] == UInt8(ascii: ">") { position += 1 }
                break
            }
            let start = position + 2
            var end = start
            while end < limit, !"=;>\n".utf8.contains(bytes[end]) { end += 1 }
            let key = SourceRange(start, end)
            let name = String(decoding: bytes[start..<end], as: UTF8.self)
            let hasValue = end < limit && bytes[end] == UInt8(ascii: "=")
            if hasValue, spells("'", at: end + 1) { return text(name, key) }
            position = hasValue ? plainEnd(from: end + 1) : end
            if hasValue { return Field(name: name, key: key, value: SourceRange(end + 1, position)) }
            if ViewFieldParser.words.contains(name) { return Field(name: name, key: key, value: key) }
        }
        if !isDone, position >= limit, isLast, limit > 0, bytes[limit - 1] != UInt8(ascii: ">") { isCut = true }
        isDone = true
        return nil
    }

    /// A text in apostrophes. It may contain apostrophes, semicolons and line breaks.
    private mutating func text(_ name: String, _ key: SourceRange) -> Field {
        let start = key.end + 2
        var index = start
        while index < limit {
            if bytes[index] == UInt8(ascii: "'"), endsText(at: index + 1) {
                position = index + 1
                return Field(name: name, key: key, value: SourceRange(start, index))
            }
            index += 1
        }
        // The description breaks off. Another that follows tells where.
        (isDone, isCut, position) = (true, true, limit)
        var end = limit
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        return Field(name: name, key: key, value: SourceRange(min(start, end), end))
    }

    private func endsText(at index: Int) -> Bool {
        if spells(">", at: index) {
            // Notes may stand behind the description.
            return index + 1 >= limit || " \r\n\"',".utf8.contains(bytes[index + 1])
        }
        guard spells("; ", at: index) else { return false }
        let start = index + 2
        return ViewFieldParser.texts.contains { spells($0 + "='", at: start) }
            || ViewFieldParser.plain.contains { spells($0 + "=", at: start) }
            || ViewFieldParser.words.contains { word in
                spells(word, at: start) && ["; ", ">"].contains { spells($0, at: start + word.utf8.count) }
            }
    }

    private func plainEnd(from start: Int) -> Int {
        var end = start
        while end < limit, !";>\n".utf8.contains(bytes[end]) { end += 1 }
        return end
    }

    private func spells(_ text: String, at start: Int) -> Bool {
        start + text.utf8.count <= limit && bytes[start..<start + text.utf8.count].elementsEqual(text.utf8)
    }
}
