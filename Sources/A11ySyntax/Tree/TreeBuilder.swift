import A11yModel

/// Builds the records of a tree while a parser reads a file in one pass.
struct TreeBuilder {
    private(set) var records: [Record] = []
    private var names = NameTable()
    private var texts: [String] = []
    private var lastRoot = Record.none

    /// A builder with room for the records of a file of this size.
    init(expecting byteCount: Int = 0) {
        // The densest Interface Builder files have a node every 20 bytes. Unused capacity costs nothing.
        records.reserveCapacity(byteCount / 16 + 16)
    }

    /// The number of records so far.
    var count: Int { records.count }

    /// The number of names so far.
    var nameCount: Int { names.names.count }

    /// The name at an index.
    func name(_ index: Int32) -> String { names.names[Int(index)] }

    /// The index of a name. Equal names are stored once.
    mutating func intern(_ name: String) -> Int32 {
        let bytes = Array(name.utf8)
        return names.intern(bytes, 0, bytes.count)
    }

    /// The index of the name in a range of bytes.
    mutating func intern(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int32 {
        names.intern(bytes, start, end)
    }

    /// Stores a decoded text for a record's `payload`.
    mutating func store(_ text: String) -> Int32 {
        texts.append(text)
        return Int32(texts.count - 1)
    }

    /// Adds a record as the last child of `parent`, or as a root if that is nil.
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

    /// Adds an attribute to an element: the bytes of its name and of its value. `text` is the value, if it is not what
    /// its bytes say.
    mutating func addAttribute(
        _ name: String, key: SourceRange, value: SourceRange, text: String? = nil, to element: Int32
    ) {
        var record = Record(kind: .scalar, start: UInt32(value.start), end: UInt32(value.end))
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
    mutating func update(_ index: Int32, _ change: (inout Record) -> Void) {
        change(&records[Int(index)])
    }

    /// Removes a child from its parent. Its record stays, so that indices remain valid.
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

    /// The range of the first key or attribute of this name in a record.
    func entryName(_ name: Int32, in parent: Int32) -> SourceRange? {
        let first = children(of: parent).lazy.map { records[Int($0)] }.first { $0.isEntry && $0.name == name }
        return first.map { SourceRange(Int($0.nameStart), Int($0.nameEnd)) }
    }

    /// The finished tree. `unfinished` are the records that were still open where the file breaks off.
    func tree(
        of bytes: [UInt8], in syntax: Syntax, comments: [Comment] = [], unfinished: [Int32] = []
    ) -> Tree {
        let open = unfinished.filter { $0 != Record.none }.map { records[Int($0)] }
        return Tree(
            syntax: syntax, bytes: bytes, records: records, names: names.names, texts: texts, comments: comments,
            unfinished: open.map { SourceRange(Int($0.start), Int($0.end)) })
    }
}

/// The names of a tree, each stored once: keys, tags and attributes repeat thousands of times in a file.
///
/// A hash table over bytes, because creating a `String` for every name costs more than the rest of parsing XML.
struct NameTable {
    private(set) var names: [String] = []
    private var spelling: [UInt8] = []
    private var ends: [Int] = [0]
    /// Indices into `names`, -1 for a free slot. The count is a power of two, and at least twice the number of names.
    private var slots = [Int32](repeating: -1, count: 256)
    /// Names without a free slot near their hash. A file made to collide costs no more than this dictionary.
    private var crowded: [String: Int32] = [:]

    private static let longestProbe = 16

    /// The index of the name in a range of bytes.
    mutating func intern(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int32 {
        var slot = NameTable.hash(bytes.span, start, end) & (slots.count - 1)
        for _ in 0..<NameTable.longestProbe {
            let found = slots[slot]
            if found < 0 {
                let index = append(bytes, start, end)
                slots[slot] = index
                if names.count * 2 > slots.count { grow() }
                return index
            }
            if matches(found, bytes.span, start, end) { return found }
            slot = (slot + 1) & (slots.count - 1)
        }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        if let known = crowded[name] { return known }
        let index = append(bytes, start, end)
        crowded[name] = index
        return index
    }

    private mutating func append(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int32 {
        names.append(String(decoding: bytes[start..<end], as: UTF8.self))
        spelling += bytes[start..<end]
        ends.append(spelling.count)
        return Int32(names.count - 1)
    }

    private func matches(_ index: Int32, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        let from = ends[Int(index)]
        guard ends[Int(index) + 1] - from == end - start else { return false }
        let known = spelling.span
        for offset in 0..<end - start where known[from &+ offset] != bytes[start &+ offset] { return false }
        return true
    }

    /// Doubles the table. A name without a free slot near its hash moves to `crowded`.
    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        crowded.removeAll(keepingCapacity: true)
        for index in names.indices {
            var slot = NameTable.hash(spelling.span, ends[index], ends[index + 1]) & (slots.count - 1)
            var probes = 0
            while slots[slot] >= 0, probes < NameTable.longestProbe {
                slot = (slot + 1) & (slots.count - 1)
                probes += 1
            }
            if probes < NameTable.longestProbe {
                slots[slot] = Int32(index)
            } else {
                crowded[names[index]] = Int32(index)
            }
        }
    }

    /// FNV-1a over the length and every other byte. Few names share those, and a probe tells them apart.
    private static func hash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        var hash = (0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: end &- start)) &* 0x100_0000_01B3
        var index = start
        while index < end {
            hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
            index &+= 2
        }
        return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
    }
}
