import A11yModel

/// Trees that were parsed when the program was built, and are only unpacked when it runs.
///
/// A packed scalar is the number of its bytes, a colon, and its text: `5:error`. A quotation mark in front of it says
/// that it is not plain. A sequence is its items between brackets; a mapping is, between braces, each key and its
/// value. Like Bencode, it has no blanks and no escapes, and is read in one pass.
package enum PackedTree {
    /// The tree of a packed text of our own making, as YAML would give it. Its ranges count in the packed text.
    package static func unpacked(_ text: StaticString) -> Tree {
        let bytes = text.withUTF8Buffer { Array($0) }
        var unpacker = Unpacker(bytes)
        unpacker.unpack(into: nil, key: nil)
        return unpacker.builder.tree(of: bytes, in: .yaml)
    }

    /// The keys of a packed mapping, each with the texts of its sequence, or with the one text that is its value.
    /// Nothing is made of it but these texts, as suits a long list of words.
    package static func texts(in packed: StaticString) -> [(key: String, texts: [String])] {
        var reader = PackedReader(packed.withUTF8Buffer { Array($0) })
        guard reader.take("{") else { return [] }
        var entries: [(key: String, texts: [String])] = []
        while !reader.isAtEnd, !reader.take("}") {
            let key = reader.text()
            var texts: [String] = []
            if reader.take("[") {
                while !reader.isAtEnd, !reader.take("]") { texts.append(reader.text()) }
            } else {
                texts.append(reader.text())
            }
            entries.append((key, texts))
        }
        return entries
    }
}

/// A place in a packed text, from which its scalars are read.
private struct PackedReader {
    let bytes: [UInt8]
    var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index >= bytes.count }

    /// Passes a sign over, if it stands here.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
        index += 1
        return true
    }

    /// The text of a scalar, plain or not.
    mutating func text() -> String {
        _ = take("\"")
        let range = measured()
        return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }

    /// The bytes behind their number.
    mutating func measured() -> SourceRange {
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

/// Reads a packed text from front to back; whatever does not fit the format ends it.
private struct Unpacker {
    private(set) var builder: TreeBuilder
    private var reader: PackedReader

    init(_ bytes: [UInt8]) {
        reader = PackedReader(bytes)
        builder = TreeBuilder(expecting: bytes.count)
    }

    mutating func unpack(into parent: Int32?, key: SourceRange?) {
        switch reader.isAtEnd ? 0 : reader.bytes[reader.index] {
        case UInt8(ascii: "{"):
            unpackCollection(.mapping, until: "}", into: parent, key: key)
        case UInt8(ascii: "["):
            unpackCollection(.sequence, until: "]", into: parent, key: key)
        default:
            unpackScalar(reader.take("\"") ? .stored : .plain, into: parent, key: key)
        }
    }

    private mutating func unpackScalar(_ spelling: Record.Spelling, into parent: Int32?, key: SourceRange?) {
        let range = reader.measured()
        var record = record(.scalar, from: range.start, key: key)
        record.end = UInt32(range.end)
        record.spelling = spelling
        if spelling == .stored {
            let text = String(decoding: reader.bytes[range.start..<range.end], as: UTF8.self)
            record.payload = builder.store(text)
        }
        _ = builder.add(record, to: parent)
    }

    private mutating func unpackCollection(
        _ kind: Node.Kind, until end: Unicode.Scalar, into parent: Int32?, key: SourceRange?
    ) {
        let collection = builder.add(record(kind, from: reader.index, key: key), to: parent)
        reader.index += 1
        while !reader.isAtEnd, !reader.take(end) {
            unpack(into: collection, key: kind == .mapping ? reader.measured() : nil)
        }
        let end = UInt32(reader.index)
        builder.update(collection) { $0.end = end }
    }

    private mutating func record(_ kind: Node.Kind, from start: Int, key: SourceRange?) -> Record {
        var record = Record(kind: kind, start: UInt32(start), end: UInt32(start))
        if let key {
            record.isEntry = true
            record.name = builder.intern(reader.bytes, key.start, key.end)
            record.nameStart = UInt32(key.start)
            record.nameEnd = UInt32(key.end)
        }
        return record
    }
}
