import A11yModel

/// Collects the records of a tree while a reader goes through a file from front to back.
struct TreeBuilder {
    private(set) var records: [Record] = []
    private var names = NameTable()
    private var texts: [String] = []
    private var lastRoot = Record.none

    /// A builder with room for the records of a file of this size.
    init(expecting byteCount: Int = 0) {
        // The densest Interface Builder files have a node every 20 bytes; room that is not used costs nothing.
        records.reserveCapacity(byteCount / 16 + 16)
    }

    /// The number of records so far.
    var count: Int { records.count }

    /// The number of names met so far.
    var nameCount: Int { names.names.count }

    /// The name with an index.
    func name(_ index: Int32) -> String { names.names[Int(index)] }

    /// The index of a name; equal names are stored once.
    mutating func intern(_ name: String) -> Int32 {
        let bytes = Array(name.utf8)
        return names.intern(bytes, 0, bytes.count)
    }

    /// The index of the name that the bytes of a range spell.
    mutating func intern(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int32 {
        names.intern(bytes, start, end)
    }

    /// Stores a decoded text for a record's `payload`.
    mutating func store(_ text: String) -> Int32 {
        texts.append(text)
        return Int32(texts.count - 1)
    }

    /// Adds a record as the last child of `parent`, or as a root where that is nil.
    mutating func add(_ record: Record, to parent: Int32?) -> Int32 {
        let index = Int32(records.count)
        records.append(record)
        if let parent {
            let last = records[Int(parent)].payload
            if records[Int(parent)].firstChild == Record.none {
                records[Int(parent)].firstChild = index
            } else {
                records[Int(last)].next = index
            }
            records[Int(parent)].payload = index
        } else {
            if lastRoot != Record.none { records[Int(lastRoot)].next = index }
            lastRoot = index
        }
        return index
    }

    /// Changes a record that was added before.
    mutating func update(_ index: Int32, _ change: (inout Record) -> Void) {
        change(&records[Int(index)])
    }

    /// Takes a child out of its parent's list; its record stays, so that indices keep their meaning.
    mutating func remove(_ child: Int32, from parent: Int32) {
        let next = records[Int(child)].next
        if records[Int(parent)].firstChild == child {
            records[Int(parent)].firstChild = next
            if next == Record.none { records[Int(parent)].payload = Record.none }
            return
        }
        var before = records[Int(parent)].firstChild
        while before != Record.none, records[Int(before)].next != child { before = records[Int(before)].next }
        guard before != Record.none else { return }
        records[Int(before)].next = next
        if next == Record.none { records[Int(parent)].payload = before }
    }

    /// The children of a record, in order.
    func children(of parent: Int32) -> [Int32] {
        var found: [Int32] = []
        var next = records[Int(parent)].firstChild
        while next != Record.none {
            found.append(next)
            next = records[Int(next)].next
        }
        return found
    }

    /// Where a name is first written as a key or attribute of a record.
    func entryName(_ name: Int32, in parent: Int32) -> SourceRange? {
        let first = children(of: parent).lazy.map { records[Int($0)] }.first { $0.isEntry && $0.name == name }
        return first.map { SourceRange(Int($0.nameStart), Int($0.nameEnd)) }
    }

    /// The finished tree; `unfinished` are the records that were still open where the file breaks off.
    func tree(
        of bytes: [UInt8], in syntax: Syntax, comments: [Comment] = [], unfinished: [Int32] = []
    ) -> Tree {
        let open = unfinished.filter { $0 != Record.none }.map { records[Int($0)] }
        return Tree(
            syntax: syntax, bytes: bytes, records: records, names: names.names, texts: texts, comments: comments,
            unfinished: open.map { SourceRange(Int($0.start), Int($0.end)) })
    }
}
