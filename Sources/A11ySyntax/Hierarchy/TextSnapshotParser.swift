import A11yModel

/// The snapshot that AccessibilityTextSnapshot writes of a view: a line for each view with a name or around one, and
/// below a view that is an element a line for each of its properties.
///
///     * UIView
///       * Shop.PriceView
///       | -label: Total
///       | -traits: .staticText
///
/// `|` stands before what belongs to an element, and `o` before what is hidden. It becomes the same tree as EarlGrey's,
/// with the same names for fields.
enum TextSnapshot {
    /// The fields by their names in EarlGrey's description.
    fileprivate static let fields = [
        "label": "AX.label", "value": "AX.value", "hint": "AX.hint", "traits": "AX.traits", "identifier": "AX.id",
        "action": "action",
    ]

    /// One line of a snapshot.
    struct Line {
        /// What stands in it.
        enum Content {
            case view(SourceRange)
            case property(key: SourceRange, value: SourceRange)
        }

        let content: Content
        /// Characters before the mark of the view that the line is about.
        let column: Int
        /// Whether it is about something hidden.
        let isHidden: Bool

        /// Nil for any other line. `end` is that of its visible characters.
        init?(_ bytes: [UInt8], from start: Int, to end: Int) {
            var index = start
            var mark: Int?
            var isHidden = false
            while index < end, " |o".utf8.contains(bytes[index]) {
                if bytes[index] != 0x20 {
                    // The beginning of a word is no mark.
                    guard index + 1 < end, bytes[index + 1] == 0x20 else { return nil }
                    mark = index
                    isHidden = isHidden || bytes[index] == UInt8(ascii: "o")
                }
                index += 1
            }
            self.isHidden = isHidden
            guard index < end else { return nil }
            if index + 2 < end, bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == 0x20 {
                guard let name = Line.className(bytes, from: index + 2, to: end) else { return nil }
                (content, column) = (.view(name), index - start)
                return
            }
            guard let mark else { return nil }
            column = mark - start
            if bytes[index] == UInt8(ascii: "-"), let colon = bytes[index..<end].firstIndex(of: UInt8(ascii: ":")) {
                let key = SourceRange(index + 1, colon)
                let value = bytes[(colon + 1)..<end].firstIndex { $0 != 0x20 } ?? end
                content = .property(key: key, value: SourceRange(value, end))
            } else if bytes[mark] == UInt8(ascii: "o"), index == mark + 2,
                let name = Line.className(bytes, from: index, to: end)
            {
                content = .view(name)
            } else {
                return nil
            }
        }

        /// The class that fills a line up to its end.
        private static func className(_ bytes: [UInt8], from start: Int, to end: Int) -> SourceRange? {
            guard bytes[start..<end].allSatisfy({ $0 > 0x20 }) else { return nil }
            let isName = bytes[start..<end].contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
            return isName ? SourceRange(start, end) : nil
        }
    }

    /// Whether a text holds a snapshot: a view with a property behind it. Cost: linear in the bytes.
    static func recognises(_ bytes: [UInt8]) -> Bool {
        guard ["-label: ", "-traits: "].contains(where: { bytes.offset(of: $0) != nil }) else { return false }
        for sign in ["| -label: ", "| -traits: ", "o -label: "] {
            guard let found = bytes.offset(of: sign) else { continue }
            let line = start(ofLine: found, in: bytes)
            guard line > 0 else { continue }
            let above = start(ofLine: line - 1, in: bytes)
            if let view = Line(bytes, from: above, to: visibleEnd(from: above, in: bytes)), view.column == found - line
            {
                return true
            }
        }
        return false
    }

    private static func start(ofLine offset: Int, in bytes: [UInt8]) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return start
    }

    /// The end of the visible characters of the line that begins at `start`, without a note as in the example of the
    /// project's documentation.
    static func visibleEnd(from start: Int, in bytes: [UInt8]) -> Int {
        var end = KIFTree.lineEnd(from: start, in: bytes)
        let note = Array("  // ".utf8)
        if let found = bytes[start..<end].indices.first(where: {
            bytes[$0] == 0x20 && bytes[$0..<end].starts(with: note)
        }) {
            end = found
        }
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        return end
    }

    /// Parses the lines of a snapshot, and passes over all others.
    static func parse(_ bytes: [UInt8], within limits: Limits) -> Parsed<Tree> {
        var parser = TextSnapshotParser(bytes, within: limits)
        parser.read()
        return parser.finished()
    }
}

/// Parses a snapshot line by line in one pass, with the open views on an explicit stack.
struct TextSnapshotParser: SyntaxParser {
    let bytes: [UInt8]
    let limits: Limits
    var problems: [Problem] = []
    var isStopped = false
    private var builder: TreeBuilder
    private var root: Int32 = 0
    private var open: [View] = []

    private struct View {
        let record: Int32
        let column: Int
        let name: SourceRange
        var isElement = false
    }

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
        var position = 0
        while position < bytes.count, !isStopped {
            let end = TextSnapshot.visibleEnd(from: position, in: bytes)
            if let line = TextSnapshot.Line(bytes, from: position, to: end) {
                switch line.content {
                case .view(let name): add(name, line)
                case .property(let key, let value): add(key, value, at: line.column)
                }
            }
            position = KIFTree.lineEnd(from: position, in: bytes) + 1
        }
        while !open.isEmpty { close() }
    }

    /// The tree and its problems.
    func finished() -> Parsed<Tree> {
        Parsed(builder.tree(of: bytes, in: .hierarchy), problems: problems)
    }

    private mutating func add(_ name: SourceRange, _ line: TextSnapshot.Line) {
        while let last = open.last, last.column >= line.column { close() }
        guard open.count < limits[.nesting], builder.count < limits[.values] else {
            return stop(at: builder.count < limits[.values] ? .nesting : .values, name)
        }
        var record = Record(kind: .element, start: UInt32(name.start), end: UInt32(name.end))
        record.name = builder.intern(bytes, name.start, name.end)
        (record.nameStart, record.nameEnd) = (UInt32(name.start), UInt32(name.end))
        let view = builder.add(record, to: open.last?.record ?? root)
        extend(to: name.end)
        open.append(View(record: view, column: line.column, name: name))
        if line.isHidden { builder.addAttribute("hidden", key: name, value: name, text: "true", to: view) }
    }

    private mutating func add(_ key: SourceRange, _ value: SourceRange, at column: Int) {
        let word = String(decoding: bytes[key.start..<key.end], as: UTF8.self)
        guard let name = TextSnapshot.fields[word], let index = open.lastIndex(where: { $0.column == column }) else {
            return
        }
        guard builder.count < limits[.values] else { return stop(at: .values, key) }
        open[index].isElement = true
        builder.addAttribute(name, key: key, value: value, to: open[index].record)
        extend(to: value.end)
    }

    private mutating func extend(to end: Int) {
        for view in open { builder.update(view.record) { $0.end = max($0.end, UInt32(end)) } }
    }

    /// Closes a view. Only elements have properties.
    private mutating func close() {
        guard let view = open.popLast() else { return }
        builder.addAttribute("AX", key: view.name, value: view.name, text: view.isElement ? "Y" : "N", to: view.record)
    }
}
