import A11yModel

/// Goes through a text once, line by line, with the open elements on a stack of its own.
struct HierarchyReader: SyntaxReader {
    let bytes: [UInt8]
    let limits: Limits
    var builder: TreeBuilder
    var problems: [Problem] = []
    var isStopped = false
    private var root: Int32 = 0
    private var unfinished: [Int32] = []
    private var open: [(element: Int32, column: Int)] = []
    /// Whether the lines are those of a tree, and not of what is told beside it.
    private var isInTree: Bool
    /// The byte behind the last line of the tree.
    private var treeEnd = 0
    /// The bundle whose application comes next, where the text names it above.
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

    /// Reads to the end, or to where it is not worth reading on.
    mutating func read() {
        var position = 0
        while position < bytes.count, !isStopped {
            let line = HierarchyLine(bytes, at: position)
            position = line.next
            switch line.kind {
            case .subtree, .aside:
                closeAll()
                isInTree = line.kind == .subtree
            case .element where isInTree:
                position = add(line)
            case .other: noteBundle(in: line)
            case .element, .blank: continue
            }
        }
        closeAll()
    }

    /// The tree and what was met.
    func finished() -> Parsed<Tree> {
        Parsed(builder.tree(of: bytes, in: .hierarchy, unfinished: unfinished), problems: problems)
    }

    /// Adds an element, and answers where the line after it begins: its texts may have line breaks.
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
        open.append((element, line.column))
        if type == "Application", let bundle { store(bundle, as: "bundleId", of: element) }
        if type == "Application" { bundle = nil }
        var fields = HierarchyFields(bytes, of: line)
        while let field = fields.next() { store(field, in: element) }
        treeEnd = fields.end
        if fields.isCut {
            unfinished.append(element)
            let facts: [String: Fact] = ["limit": .text(Hierarchy.end)]
            problems.append(Problem(.truncatedTree, at: line.type, facts: facts))
        }
        return fields.nextLine
    }

    private mutating func store(_ field: HierarchyFields.Field, in element: Int32) {
        switch field.name {
        case "Disabled": store(field.value, as: "enabled", of: element, text: "false")
        case "Selected": store(field.value, as: "selected", of: element, text: "true")
        default: store(field.value, as: field.name, at: field.key, of: element)
        }
    }

    private mutating func store(
        _ value: SourceRange, as name: String, at key: SourceRange? = nil, of element: Int32, text: String? = nil
    ) {
        var record = Record(kind: .scalar, start: UInt32(value.start), end: UInt32(value.end))
        record.isEntry = true
        record.name = builder.intern(name)
        (record.nameStart, record.nameEnd) = (UInt32((key ?? value).start), UInt32((key ?? value).end))
        if let text {
            record.spelling = .storedPlain
            record.payload = builder.store(text)
        }
        _ = builder.add(record, to: element)
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
