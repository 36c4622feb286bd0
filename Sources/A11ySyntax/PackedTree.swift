import A11yModel

/// Trees that were parsed when the program was built, and are only unpacked when it runs.
///
/// A packed scalar is the number of its bytes, a colon, and its text: `5:error`. A quotation mark in front of it says
/// that it is not plain. A sequence is its items between brackets; a mapping is, between braces, each key and its
/// value. Like Bencode, it has no blanks and no escapes, and is read in one pass.
public enum PackedTree {
    /// The tree of a packed text of our own making, as YAML would give it. Its ranges count in the packed text.
    public static func unpacked(_ text: StaticString) -> Tree {
        let bytes = text.withUTF8Buffer { Array($0) }
        var unpacker = Unpacker(bytes)
        unpacker.unpack(into: nil, key: nil)
        return unpacker.builder.tree(of: bytes, in: .yaml)
    }
}

/// Reads a packed text from front to back; whatever does not fit the format ends it.
private struct Unpacker {
    private(set) var builder: TreeBuilder
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        builder = TreeBuilder(expecting: bytes.count)
    }

    mutating func unpack(into parent: Int32?, key: SourceRange?) {
        switch bytes.indices.contains(index) ? bytes[index] : 0 {
        case UInt8(ascii: "{"):
            unpackCollection(.mapping, until: UInt8(ascii: "}"), into: parent, key: key)
        case UInt8(ascii: "["):
            unpackCollection(.sequence, until: UInt8(ascii: "]"), into: parent, key: key)
        case UInt8(ascii: "\""):
            index += 1
            unpackScalar(.stored, into: parent, key: key)
        default:
            unpackScalar(.plain, into: parent, key: key)
        }
    }

    private mutating func unpackScalar(_ spelling: Record.Spelling, into parent: Int32?, key: SourceRange?) {
        let range = measured()
        var record = record(.scalar, from: range.start, key: key)
        record.end = UInt32(range.end)
        record.spelling = spelling
        if spelling == .stored {
            record.payload = builder.store(String(decoding: bytes[range.start..<range.end], as: UTF8.self))
        }
        _ = builder.add(record, to: parent)
    }

    private mutating func unpackCollection(
        _ kind: Node.Kind, until end: UInt8, into parent: Int32?, key: SourceRange?
    ) {
        let collection = builder.add(record(kind, from: index, key: key), to: parent)
        index += 1
        while index < bytes.count, bytes[index] != end {
            unpack(into: collection, key: kind == .mapping ? measured() : nil)
        }
        index += 1
        let end = UInt32(index)
        builder.update(collection) { $0.end = end }
    }

    private mutating func record(_ kind: Node.Kind, from start: Int, key: SourceRange?) -> Record {
        var record = Record(kind: kind, start: UInt32(start), end: UInt32(start))
        if let key {
            record.isEntry = true
            record.name = builder.intern(bytes, key.start, key.end)
            record.nameStart = UInt32(key.start)
            record.nameEnd = UInt32(key.end)
        }
        return record
    }

    /// The bytes behind their number.
    private mutating func measured() -> SourceRange {
        var count = 0
        while index < bytes.count, bytes[index] != UInt8(ascii: ":") {
            count = count &* 10 &+ Int(bytes[index] &- UInt8(ascii: "0"))
            index += 1
        }
        let start = min(index + 1, bytes.count)
        index = min(start + max(0, count), bytes.count)
        return SourceRange(start, index)
    }
}
