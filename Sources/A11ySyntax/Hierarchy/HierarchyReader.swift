import A11yModel

/// A field of a view, with its name as an attribute, and its text if that is not what the bytes of the value say.
struct PrintedField {
    let name: String
    let key: SourceRange
    var value: SourceRange
    var text: String?

    init(_ name: String, _ key: SourceRange, _ value: SourceRange? = nil, text: String? = nil) {
        (self.name, self.key, self.value, self.text) = (name, key, value ?? key, text)
    }
}

/// Builds the tree of the views that a format finds in a text, with the open ones on an explicit stack.
struct HierarchyReader: SyntaxParser {
    let bytes: [UInt8]
    let limits: Limits
    var problems: [Problem] = []
    var isStopped = false
    /// The latest view and those around it, outermost first.
    private(set) var open: [(view: Int32, depth: Int)] = []
    private var builder: TreeBuilder
    private var unfinished: [Int32] = []

    /// The root of the tree.
    static let root: Int32 = 0

    /// `name` are the bytes of the root's tag, if the text has it.
    init(_ bytes: [UInt8], root tag: String, at name: SourceRange = .fileStart, within limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        builder = TreeBuilder(expecting: bytes.count)
        _ = builder.addElement(builder.intern(tag), at: name, SourceRange(0, bytes.count), to: nil)
    }

    /// Adds a view to the one that it is inside, which is less deep. `name` are the bytes of its class or type, and
    /// `isCut` says that the text ends inside a field. Returns nil and stops at a limit.
    @discardableResult
    mutating func add(
        _ name: SourceRange, tag: String? = nil, depth: Int, range: SourceRange, _ fields: [PrintedField],
        isCut: Bool = false
    ) -> Int32? {
        close(from: depth)
        guard open.count < limits[.nesting], builder.count < limits[.values] else {
            stop(at: builder.count < limits[.values] ? .nesting : .values, name)
            return nil
        }
        let tag = tag.map { builder.intern($0) } ?? builder.intern(bytes, name.start, name.end)
        let index = builder.addElement(tag, at: name, range, to: open.last?.view ?? HierarchyReader.root)
        open.append((index, depth))
        for field in fields { add(field, to: index) }
        if isCut { breakOff(in: [index]) }
        return index
    }

    /// Adds a field to a view. Stops at a limit.
    mutating func add(_ field: PrintedField, to view: Int32) {
        guard builder.count < limits[.values] else { return stop(at: .values, field.key) }
        builder.addAttribute(field.name, key: field.key, value: field.value, text: field.text, to: view)
    }

    /// Notes that a view, and so those around it, goes on up to here.
    mutating func extend(_ view: Int32, to end: Int) { builder.update(view) { $0.end = max($0.end, UInt32(end)) } }

    /// Closes the views of this depth and deeper ones.
    mutating func close(from depth: Int = 0) {
        while let last = open.last, last.depth >= depth {
            open.removeLast()
            if let owner = open.last { extend(owner.view, to: Int(builder.records[Int(last.view)].end)) }
        }
    }

    /// Reports at the last of these views that the text breaks off inside them.
    mutating func breakOff(in views: [Int32]) {
        unfinished += views
        guard let last = views.last.map({ builder.records[Int($0)] }) else { return }
        let place = SourceRange(Int(last.nameStart), Int(last.nameEnd))
        problems.append(Problem(.truncatedTree, at: place, variant: Hierarchy.brokenOffVariant))
    }

    /// The tree and its problems.
    mutating func finished() -> Parsed<Tree> {
        close()
        return Parsed(builder.tree(of: bytes, in: .hierarchy, unfinished: unfinished), problems: problems)
    }
}
