import A11yModel

/// Trees that are parsed when the program is built, and unpacked when it runs.
///
/// A packed scalar is its length in bytes, a colon, and its text: `5:error`. A quotation mark in front marks a quoted
/// scalar. A sequence is its items in brackets. A mapping is, in braces, each key followed by its value. Like Bencode,
/// the format has no blanks and no escapes, and is read in one pass.
public enum PackedTree {
    /// The tree of a packed text, as YAML would give it. Its ranges count in the packed text.
    public static func unpacked(_ text: StaticString) -> Tree { unpacked(text.withUTF8Buffer { Array($0) }) }

    /// The tree of a packed text that is a scalar of another packed text, so that it is unpacked later or never.
    public static func unpacked(inside scalar: Node) -> Tree {
        unpacked(Array(scalar.tree.bytes[scalar.range.start..<scalar.range.end]))
    }

    private static func unpacked(_ bytes: [UInt8]) -> Tree {
        var unpacker = Unpacker(bytes)
        unpacker.unpack(into: nil, key: nil)
        return unpacker.builder.tree(of: bytes, in: .yaml)
    }

    /// The keys of a packed mapping whose values are texts, or sequences of texts. Creates no nodes, which suits long
    /// word lists.
    public static func texts(in packed: StaticString) -> [(key: String, texts: PackedTexts)] {
        var scanner = PackedScanner(packed.withUTF8Buffer { Array($0) })
        guard scanner.take("{") else { return [] }
        var entries: [(key: String, texts: PackedTexts)] = []
        while !scanner.isAtEnd, !scanner.take("}") {
            entries.append((scanner.text(), scanner.texts()))
        }
        return entries
    }
}

/// A packed text, or a packed sequence of texts, which are decoded when they are asked for.
public struct PackedTexts: Sendable {
    /// At the beginning of the texts.
    fileprivate let scanner: PackedScanner

    /// The texts.
    public var texts: [String] {
        var scanner = scanner
        guard scanner.take("[") else { return [scanner.text()] }
        var texts: [String] = []
        while !scanner.isAtEnd, !scanner.take("]") { texts.append(scanner.text()) }
        return texts
    }
}

/// A position in a packed text.
private struct PackedScanner: Sendable {
    let bytes: [UInt8]
    var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index >= bytes.count }

    /// Skips a character if it is next.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
        index += 1
        return true
    }

    /// The text of a scalar, quoted or not.
    mutating func text() -> String {
        let range = scalar()
        return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }

    /// The text of a scalar, or the texts of a sequence of scalars, which are passed without being decoded.
    mutating func texts() -> PackedTexts {
        let texts = PackedTexts(scanner: self)
        guard take("[") else {
            _ = scalar()
            return texts
        }
        while !isAtEnd, !take("]") { _ = scalar() }
        return texts
    }

    /// The range of a scalar, quoted or not.
    private mutating func scalar() -> SourceRange {
        _ = take("\"")
        return measured()
    }

    /// The range of the bytes behind their length.
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

/// Unpacks a text in one pass; stops at anything that does not fit the format.
private struct Unpacker {
    private(set) var builder: TreeBuilder
    private var scanner: PackedScanner

    init(_ bytes: [UInt8]) {
        scanner = PackedScanner(bytes)
        builder = TreeBuilder(expecting: bytes.count)
    }

    mutating func unpack(into parent: Int32?, key: SourceRange?) {
        switch scanner.isAtEnd ? 0 : scanner.bytes[scanner.index] {
        case UInt8(ascii: "{"):
            unpackCollection(.mapping, until: "}", into: parent, key: key)
        case UInt8(ascii: "["):
            unpackCollection(.sequence, until: "]", into: parent, key: key)
        default:
            unpackScalar(scanner.take("\"") ? .stored : .plain, into: parent, key: key)
        }
    }

    private mutating func unpackScalar(_ spelling: StoredNode.Spelling, into parent: Int32?, key: SourceRange?) {
        let range = scanner.measured()
        var record = record(.scalar, from: range.start, key: key)
        record.end = UInt32(range.end)
        record.spelling = spelling
        if spelling == .stored {
            let text = String(decoding: scanner.bytes[range.start..<range.end], as: UTF8.self)
            record.payload = builder.store(text)
        }
        _ = builder.add(record, to: parent)
    }

    private mutating func unpackCollection(
        _ kind: Node.Kind, until end: Unicode.Scalar, into parent: Int32?, key: SourceRange?
    ) {
        let collection = builder.add(record(kind, from: scanner.index, key: key), to: parent)
        scanner.index += 1
        while !scanner.isAtEnd, !scanner.take(end) {
            unpack(into: collection, key: kind == .mapping ? scanner.measured() : nil)
        }
        let end = UInt32(scanner.index)
        builder.update(collection) { $0.end = end }
    }

    private mutating func record(_ kind: Node.Kind, from start: Int, key: SourceRange?) -> StoredNode {
        var record = StoredNode(kind: kind, start: UInt32(start), end: UInt32(start))
        if let key {
            record.isEntry = true
            record.name = builder.intern(scanner.bytes, key.start, key.end)
            record.nameStart = UInt32(key.start)
            record.nameEnd = UInt32(key.end)
        }
        return record
    }
}
