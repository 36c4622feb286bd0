import A11yModel

/// Builds the records of a tree while a parser reads a file in one pass.
struct TreeBuilder {
    private(set) var records: [StoredNode] = []
    private var names = NameTable()
    private var texts: [String] = []
    private var lastRoot = StoredNode.none

    /// A builder with room for the records of a file of this size.
    init(expecting byteCount: Int = 0) {
        // Only the densest files have a node every nine bytes. Unused capacity costs nothing.
        records.reserveCapacity(byteCount / 9 + 16)
    }

    /// The number of records so far.
    var count: Int { records.count }

    /// The number of names so far.
    var nameCount: Int { names.names.count }

    func name(_ index: Int32) -> String { names.names[Int(index)] }

    /// The index of a name. Equal names are stored once.
    mutating func intern(_ name: String) -> Int32 {
        let bytes = Array(name.utf8)
        return names.intern(bytes, 0, bytes.count)
    }

    /// The index of the name in a range of bytes.
    mutating func intern(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int32 { names.intern(bytes, start, end) }

    /// Stores a decoded text for a record's `payload`.
    mutating func store(_ text: String) -> Int32 {
        texts.append(text)
        return Int32(texts.count - 1)
    }

    /// Adds a record as the last child of `parent`, or as a root if that is nil.
    mutating func add(_ record: StoredNode, to parent: Int32?) -> Int32 {
        let index = Int32(records.count)
        if let parent {
            var earlier = records.mutableSpan
            let last = earlier[Int(parent)].payload
            if earlier[Int(parent)].firstChild == StoredNode.none {
                earlier[Int(parent)].firstChild = index
            } else {
                earlier[Int(last)].next = index
            }
            earlier[Int(parent)].payload = index
        } else {
            if lastRoot != StoredNode.none { records[Int(lastRoot)].next = index }
            lastRoot = index
        }
        records.append(record)
        return index
    }

    /// Adds an element with the index of its tag, the bytes of that, and its own.
    mutating func addElement(_ tag: Int32, at name: SourceRange, _ range: SourceRange, to parent: Int32?) -> Int32 {
        var record = StoredNode(kind: .element, start: UInt32(range.start), end: UInt32(range.end))
        (record.name, record.nameStart, record.nameEnd) = (tag, UInt32(name.start), UInt32(name.end))
        return add(record, to: parent)
    }

    /// Adds an attribute to an element: the bytes of its name and of its value. `text` is the value, if it is not what
    /// its bytes say.
    mutating func addAttribute(
        _ name: String, key: SourceRange, value: SourceRange, text: String? = nil, to element: Int32
    ) {
        var record = StoredNode(kind: .scalar, start: UInt32(value.start), end: UInt32(value.end))
        record.isEntry = true
        record.name = intern(name)
        (record.nameStart, record.nameEnd) = (UInt32(key.start), UInt32(key.end))
        if let text {
            record.spelling = .storedPlain
            record.payload = store(text)
        }
        _ = add(record, to: element)
    }

    /// Changes an earlier record.
    mutating func update(_ index: Int32, _ change: (inout StoredNode) -> Void) { change(&records[Int(index)]) }

    /// Removes a child from its parent. Its record stays, so that indices remain valid.
    mutating func remove(_ child: Int32, from parent: Int32) {
        let next = records[Int(child)].next
        if records[Int(parent)].firstChild == child {
            records[Int(parent)].firstChild = next
            if next == StoredNode.none { records[Int(parent)].payload = StoredNode.none }
            return
        }
        var before = records[Int(parent)].firstChild
        while before != StoredNode.none, records[Int(before)].next != child { before = records[Int(before)].next }
        guard before != StoredNode.none else { return }
        records[Int(before)].next = next
        if next == StoredNode.none { records[Int(parent)].payload = before }
    }

    /// The children of a record, in order.
    func children(of parent: Int32) -> [Int32] {
        var found: [Int32] = []
        var next = records[Int(parent)].firstChild
        while next != StoredNode.none {
            found.append(next)
            next = records[Int(next)].next
        }
        return found
    }

    /// The range of the first key or attribute of this name in a record.
    func entryName(_ name: Int32, in parent: Int32) -> SourceRange? {
        let first = children(of: parent).lazy.map { records[Int($0)] }.first { $0.isEntry && $0.name == name }
        return first.map { SourceRange(Int($0.nameStart), Int($0.nameEnd)) }
    }

    /// The finished tree. `unfinished` are the records that were still open where the file breaks off.
    func tree(
        of bytes: [UInt8], in syntax: Syntax, comments: [Comment] = [], mayHoldDirectives: Bool = true,
        unfinished: [Int32] = []
    ) -> Tree {
        let open = unfinished.filter { $0 != StoredNode.none }.map { records[Int($0)] }
        return Tree(
            syntax: syntax, bytes: bytes, records: records, names: names.names, texts: texts,
            comments: comments, mayHoldDirectives: mayHoldDirectives,
            unfinished: open.map { SourceRange(Int($0.start), Int($0.end)) })
    }
}
