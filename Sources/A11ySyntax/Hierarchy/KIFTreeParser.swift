import A11yModel

/// The hierarchy of views that KIF prints (`printViewHierarchy`): a line for each view, indented by `|` and a tab, with
/// class, label and state; and below a view, at the same depth, a line for each of its accessibility elements.
///
///     UIWindow
///     |	UIButton, label: Pay, identifier: pay (enabled) (not selected) (not highlighted)
///
/// It becomes the same tree as EarlGrey's, with the same names for fields.
enum KIFTree {
    /// The levels of a line, and the offset behind them.
    static func depth(at start: Int, in bytes: [UInt8]) -> (depth: Int, text: Int) {
        var (depth, index) = (0, start)
        while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "|"), bytes[index + 1] == 0x09 {
            depth += 1
            index += 2
        }
        return (depth, index)
    }

    /// The offset of the first line of a tree: one with a class alone or with fields, and one below it that is a level
    /// deeper. Nil if the text holds none.
    static func start(in bytes: [UInt8]) -> Int? {
        var from = 0
        while let sign = bytes.offset(of: "\n|\t", from: from) {
            from = sign + 1
            var line = sign
            while line > 0, bytes[line - 1] != 0x0A { line -= 1 }
            let isRoot = depth(at: line, in: bytes).depth == 0 && className(at: line, before: sign, in: bytes) != nil
            let inside = depth(at: sign + 1, in: bytes)
            let end = lineEnd(from: inside.text, in: bytes)
            if isRoot, inside.depth == 1, className(at: inside.text, before: end, in: bytes) != nil { return line }
        }
        return nil
    }

    /// The bytes of the class at the beginning of a line; nil if it begins with anything else.
    static func className(at start: Int, before end: Int, in bytes: [UInt8]) -> SourceRange? {
        var index = start
        while index < end, isOfName(bytes[index]) { index += 1 }
        guard index > start,
            "_ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8.contains(bytes[start]) || bytes[start..<index].contains(0x2E)
        else { return nil }
        let rest = bytes[index..<end]
        let isWhole = rest.isEmpty || rest.allSatisfy { $0 == 0x0D }
        return isWhole || [", label: ", ", identifier: ", " ("].contains { rest.starts(with: $0.utf8) }
            ? SourceRange(start, index) : nil
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"): true
        default: byte >= 0x80
        }
    }

    /// The end of the line from `start` on.
    static func lineEnd(from start: Int, in bytes: [UInt8]) -> Int {
        bytes[min(start, bytes.count)...].firstIndex(of: 0x0A) ?? bytes.count
    }

    /// Parses every tree of a text.
    static func parse(_ bytes: [UInt8], from start: Int, within limits: Limits) -> Parsed<Tree> {
        var parser = KIFTreeParser(bytes, within: limits)
        parser.read(from: start)
        return parser.finished()
    }
}

/// Parses KIF's lines in one pass, with the open views on an explicit stack.
struct KIFTreeParser: SyntaxParser {
    let bytes: [UInt8]
    let limits: Limits
    var problems: [Problem] = []
    var isStopped = false
    private var builder: TreeBuilder
    private var root: Int32 = 0
    private var open: [(view: Int32, depth: Int)] = []

    init(_ bytes: [UInt8], within limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        builder = TreeBuilder(expecting: bytes.count)
        var record = Record(kind: .element, start: 0, end: UInt32(bytes.count))
        record.name = builder.intern(ViewTree.rootTag)
        root = builder.add(record, to: nil)
    }

    /// Parses to the end, or to the first limit. Lines of other texts are passed over.
    mutating func read(from start: Int) {
        var position = start
        while position < bytes.count, !isStopped {
            let (depth, text) = KIFTree.depth(at: position, in: bytes)
            var end = KIFTree.lineEnd(from: text, in: bytes)
            let isIndented = depth > 0 || open.isEmpty || isRoot(at: position, end)
            if isIndented, let name = KIFTree.className(at: text, before: end, in: bytes) {
                end = endOfText(from: end)
                add(name, depth, before: end)
            }
            position = end + 1
        }
    }

    /// The tree and its problems.
    func finished() -> Parsed<Tree> {
        Parsed(builder.tree(of: bytes, in: .hierarchy), problems: problems)
    }

    /// Whether a line without indentation is a window: a view follows it, or it says so.
    private func isRoot(at start: Int, _ end: Int) -> Bool {
        let hasView = end + 1 < bytes.count && KIFTree.depth(at: end + 1, in: bytes).depth == 1
        return hasView || bytes[start..<end].starts(with: "UI".utf8)
    }

    /// The most lines of a view's texts.
    private static let mostLines = 40

    /// The end of a view whose texts have line breaks: lines up to the next view belong to it, if one follows.
    private func endOfText(from end: Int) -> Int {
        var last = end
        for _ in 0..<KIFTreeParser.mostLines where last + 1 < bytes.count {
            let next = KIFTree.lineEnd(from: last + 1, in: bytes)
            if KIFTree.depth(at: last + 1, in: bytes).depth > 0 { return last }
            if next == last + 1 || bytes[(last + 1)...].starts(with: "Window level".utf8) { return end }
            last = next
        }
        return end
    }

    private mutating func add(_ name: SourceRange, _ depth: Int, before end: Int) {
        var fields = fields(from: name.end, before: end)
        // An accessibility element stands at the depth of its view, behind it.
        let isElement = fields.contains { $0.name == "AX.traits" } && open.contains { $0.depth == depth }
        while let last = open.last, isElement ? last.depth > depth : last.depth >= depth { open.removeLast() }
        guard open.count < limits[.nesting], builder.count < limits[.values] else {
            return stop(at: builder.count < limits[.values] ? .nesting : .values, name)
        }
        var record = Record(kind: .element, start: UInt32(name.start), end: UInt32(end))
        record.name = builder.intern(bytes, name.start, name.end)
        (record.nameStart, record.nameEnd) = (UInt32(name.start), UInt32(name.end))
        let view = builder.add(record, to: open.last?.view ?? root)
        for ancestor in open { builder.update(ancestor.view) { $0.end = max($0.end, UInt32(end)) } }
        // KIF lists cells without words, too, whose contents may be the elements.
        let isCell = bytes[name.start..<name.end].reversed().starts(with: "CellAccessibilityElement".utf8.reversed())
        let isNamed = fields.contains { $0.name == "AX.label" || $0.name == "AX.value" }
        if isElement, isNamed || !isCell { fields.append(Field(name: "AX", key: name, value: name, text: "Y")) }
        if !isElement { open.append((view, depth)) }
        for field in fields { store(field, in: view) }
    }

    private struct Field {
        let name: String
        let key: SourceRange
        var value: SourceRange
        var text: String?
    }

    /// The fields in KIF's order, by their names in EarlGrey's description.
    private static let texts = [
        (", label: ", "AX.label"), (", value: ", "AX.value"), (", hint: ", "AX.hint"), (", identifier: ", "AX.id"),
        (", traits: ", "AX.traits"),
    ]
    /// What stands behind the fields. Empty: the state that goes without saying.
    private static let states = [
        (" (invisible)", "hidden"), (" (not highlighted)", ""), (" (highlighted)", ""), (" (not selected)", ""),
        (" (selected)", "selected"), (" (not enabled)", "disabled"), (" (enabled)", ""),
    ]

    /// The fields of a view. A text ends where a later field follows; nothing is escaped.
    private func fields(from start: Int, before limit: Int) -> [Field] {
        var found: [Field] = []
        var end = limit
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        while let state = KIFTreeParser.states.first(where: { endsWith($0.0, at: end, from: start) }) {
            let place = SourceRange(end - state.0.utf8.count + 2, end - 1)
            if !state.1.isEmpty { found.append(Field(name: state.1, key: place, value: place, text: "true")) }
            end -= state.0.utf8.count
        }
        var position = start
        var rank = 0
        while let sign = sign(at: position, from: rank, before: end) {
            let (word, name) = KIFTreeParser.texts[sign]
            let body = position + word.utf8.count
            let key = SourceRange(position + 2, body - 2)
            rank = sign + 1
            position = body
            while position < end, self.sign(at: position, from: rank, before: end) == nil { position += 1 }
            found.append(Field(name: name, key: key, value: SourceRange(body, position)))
        }
        // A label that is nil is printed as such below a view.
        return found.filter {
            !($0.name == "AX.label" && bytes[$0.value.start..<$0.value.end].elementsEqual("(null)".utf8))
        }
    }

    /// The index of the field that begins here, if it may follow those before.
    private func sign(at start: Int, from rank: Int, before end: Int) -> Int? {
        KIFTreeParser.texts.indices.dropFirst(rank).first { spells(KIFTreeParser.texts[$0].0, at: start, before: end) }
    }

    private func endsWith(_ text: String, at end: Int, from start: Int) -> Bool {
        end - text.utf8.count >= start && bytes[end - text.utf8.count..<end].elementsEqual(text.utf8)
    }

    private func spells(_ text: String, at start: Int, before end: Int) -> Bool {
        start + text.utf8.count <= end && bytes[start..<start + text.utf8.count].elementsEqual(text.utf8)
    }

    private mutating func store(_ field: Field, in view: Int32) {
        guard builder.count < limits[.values] else { return stop(at: .values, field.key) }
        builder.addAttribute(field.name, key: field.key, value: field.value, text: field.text, to: view)
    }
}
