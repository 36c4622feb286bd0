import A11yModel

/// The text that XCUITest prints of a tree of elements (`debugDescription`), as found in consoles and logs: a line for
/// each element, indented by its depth.
///
/// An element becomes the node that XML would give: a tag `XCUIElementTypeButton` with the attributes `label`, `x` and
/// so on, so that one dialect reads both. All trees of the text are children of one root with a tag of our own.
public enum Hierarchy {
    /// The tag of the root.
    public static let rootTag = "debugDescription"
    /// Where a tree was cut whose last line breaks off.
    public static let end = "the end of the text"
    /// The variant of the problem of such a tree.
    public static let brokenOffVariant = "end"
    /// The attributes of an element whose tree alone is printed: the frame of the window around it, as the path below
    /// the tree tells it.
    public static let windowNames = ["windowX", "windowY", "windowWidth", "windowHeight"]
    /// The line above a path.
    static let pathHeader = "Path to element:"
    /// The line above a tree.
    public static let subtreeHeader = "Element subtree:"
    /// The number of lines in which a tree without a header must begin. Such a text holds the tree alone.
    private static let openingLines = 40

    /// Whether a text contains such a tree.
    public static func recognises(_ text: String) -> Bool { recognises(Array(text.utf8)) }

    /// Whether a text contains such a tree. JSON does not, though a string in it may.
    public static func recognises(_ bytes: [UInt8]) -> Bool {
        if ElementTable.header(in: bytes) != nil || ViewTree.recognises(bytes) || TagTree.start(in: bytes) != nil {
            return true
        }
        let opening = bytes.lazy.filter { $0 > 0x20 }.prefix(2)
        guard let first = opening.first, first != UInt8(ascii: "{") else { return false }
        // The first line of a log may begin with a time in brackets.
        if first == UInt8(ascii: "["), opening.dropFirst().contains(where: "\"{[".utf8.contains) { return false }
        if holdsHeader(bytes) || KIFTree.start(in: bytes) != nil || TextSnapshot.recognises(bytes) { return true }
        var start = 0
        for _ in 0..<openingLines where start < bytes.count {
            let line = HierarchyLine(bytes, at: start)
            if line.kind == .element { return true }
            start = line.next
        }
        return false
    }

    /// Parses every tree of a text.
    static func parse(_ bytes: [UInt8], within limits: Limits) -> Parsed<Tree> {
        if let header = ElementTable.header(in: bytes) {
            return ElementTable.parse(bytes, from: header, within: limits)
        }
        if let start = TagTree.start(in: bytes) { return TagTree.parse(bytes, from: start, within: limits) }
        if !holdsHeader(bytes), let start = KIFTree.start(in: bytes) {
            return KIFTree.parse(bytes, from: start, within: limits)
        }
        if ViewTree.recognises(bytes) { return ViewTree.parse(bytes, within: limits) }
        if !holdsHeader(bytes), TextSnapshot.recognises(bytes) { return TextSnapshot.parse(bytes, within: limits) }
        var parser = HierarchyTreeParser(isQuoted(bytes) ? Escapes.unquoted(bytes) : bytes, within: limits)
        parser.read()
        return parser.finished()
    }

    /// Whether the text contains the header of a tree.
    static func holdsHeader(_ bytes: [UInt8]) -> Bool { bytes.offset(of: subtreeHeader) != nil }

    /// The problem of a tree whose last line breaks off.
    static func brokenOff(at range: SourceRange) -> Problem {
        Problem(.truncatedTree, at: range, variant: brokenOffVariant)
    }

    // MARK: - A debugger's spelling

    /// Whether the tree is written in one line as a Swift literal, which is how the debugger prints a string.
    private static func isQuoted(_ bytes: [UInt8]) -> Bool {
        bytes.offset(of: subtreeHeader + "\\n") != nil
    }
}

/// Parses a text line by line in one pass, with the open elements on an explicit stack.
struct HierarchyTreeParser: SyntaxParser {
    let bytes: [UInt8]
    let limits: Limits
    var builder: TreeBuilder
    var problems: [Problem] = []
    var isStopped = false
    private var root: Int32 = 0
    private var unfinished: [Int32] = []
    private var open: [(element: Int32, column: Int)] = []
    /// Whether the current lines belong to a tree, not to another section of the report.
    private var isInTree: Bool
    /// The last tree, until its path tells the window around it.
    private var top: Int32?
    /// Whether the current lines are the path to the last tree.
    private var isInPath = false
    /// The end of the last line of the tree.
    private var treeEnd = 0
    /// The bundle of the next application, if the text names it above the tree.
    private var bundle: SourceRange?

    init(_ bytes: [UInt8], within limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        builder = TreeBuilder(expecting: bytes.count)
        isInTree = !Hierarchy.holdsHeader(bytes)
        var record = Record(kind: .element, start: 0, end: UInt32(bytes.count))
        record.name = builder.intern(Hierarchy.rootTag)
        root = builder.add(record, to: nil)
    }

    /// Parses to the end, or to the first limit.
    mutating func read() {
        var position = 0
        while position < bytes.count, !isStopped {
            let line = HierarchyLine(bytes, at: position)
            position = line.next
            switch line.kind {
            case .subtree, .aside:
                closeAll()
                isInTree = line.kind == .subtree
                isInPath = HierarchyCursor(bytes, end: line.end).spells(Hierarchy.pathHeader, at: line.type.start)
            case .element where isInTree:
                position = add(line)
            case .element where isInPath: noteWindow(line)
            case .other: noteBundle(in: line)
            case .element, .blank: continue
            }
        }
        closeAll()
    }

    /// The tree and its problems.
    func finished() -> Parsed<Tree> {
        Parsed(builder.tree(of: bytes, in: .hierarchy, unfinished: unfinished), problems: problems)
    }

    /// Adds an element and returns the start of the line behind it. Its texts may contain line breaks.
    private mutating func add(_ line: HierarchyLine) -> Int {
        if line.hasArrow { closeAll() }
        while let last = open.last, last.column >= line.column { close() }
        guard open.count < limits[.nesting], builder.count < limits[.values] else {
            stop(at: builder.count < limits[.values] ? .nesting : .values, line.type)
            return line.next
        }
        var record = Record(kind: .element, start: UInt32(line.type.start), end: UInt32(line.end))
        let type = String(decoding: bytes[line.type.start..<line.type.end], as: UTF8.self)
        record.name = builder.intern("XCUIElementType" + type)
        (record.nameStart, record.nameEnd) = (UInt32(line.type.start), UInt32(line.type.end))
        let element = builder.add(record, to: open.last?.element ?? root)
        if open.isEmpty { top = element }
        open.append((element, line.column))
        if type == "Application", let bundle { store(bundle, as: "bundleId", of: element) }
        if type == "Application" { bundle = nil }
        var fields = HierarchyFieldParser(bytes, of: line)
        while let field = fields.next() { store(field, in: element) }
        treeEnd = fields.end
        if fields.isCut {
            unfinished.append(element)
            problems.append(Hierarchy.brokenOff(at: line.type))
        }
        return fields.nextLine
    }

    private mutating func store(_ field: HierarchyFieldParser.Field, in element: Int32) {
        switch field.name {
        case "Disabled": store(field.value, as: "enabled", of: element, text: "false")
        case "Selected": store(field.value, as: "selected", of: element, text: "true")
        case "Focused": store(field.value, as: "focused", of: element, text: "true")
        default: store(field.value, as: field.name, at: field.key, of: element)
        }
    }

    private mutating func store(
        _ value: SourceRange, as name: String, at key: SourceRange? = nil, of element: Int32, text: String? = nil
    ) {
        builder.addAttribute(name, key: key ?? value, value: value, text: text, to: element)
    }

    /// Keeps the frame of the first window of a path at the tree above.
    private mutating func noteWindow(_ line: HierarchyLine) {
        guard let element = top, bytes[line.type.start..<line.type.end].elementsEqual("Window".utf8) else { return }
        top = nil
        var fields = HierarchyFieldParser(bytes, of: line)
        while let field = fields.next() {
            guard let index = HierarchyFieldParser.sides.firstIndex(of: field.name) else { continue }
            store(field.value, as: Hierarchy.windowNames[index], at: field.key, of: element)
        }
    }

    private mutating func noteBundle(in line: HierarchyLine) {
        let key = "Application bundle identifier: "
        guard HierarchyCursor(bytes, end: line.end).spells(key, at: line.type.start) else { return }
        bundle = SourceRange(line.type.start + key.utf8.count, line.end)
        isInTree = true
        closeAll()
    }

    private mutating func closeAll() {
        while !open.isEmpty { close() }
    }

    private mutating func close() {
        guard let last = open.popLast() else { return }
        builder.update(last.element) { $0.end = max($0.end, UInt32(treeEnd)) }
    }
}
