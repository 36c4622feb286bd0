import A11yModel

/// Collects the records of a tree while a reader goes through a file from front to back.
struct TreeBuilder {
    private(set) var records: [Record] = []
    private var lastChild: [Int32] = []
    private var names: [String] = []
    private var nameIndex: [String: Int32] = [:]
    private var texts: [String] = []
    private var lastRoot = Record.none

    /// The index of a name; equal names are stored once.
    mutating func intern(_ name: String) -> Int32 {
        if let known = nameIndex[name] { return known }
        let index = Int32(names.count)
        names.append(name)
        nameIndex[name] = index
        return index
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
        lastChild.append(Record.none)
        if let parent {
            if records[Int(parent)].firstChild == Record.none {
                records[Int(parent)].firstChild = index
            } else {
                records[Int(lastChild[Int(parent)])].next = index
            }
            lastChild[Int(parent)] = index
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

    /// The finished tree.
    func tree(of bytes: [UInt8]) -> Tree {
        Tree(bytes: bytes, records: records, names: names, texts: texts)
    }
}
