import A11yModel
import A11ySyntax

/// A text changed so that it means the same, and where each of its bytes has gone.
struct Variant {
    let text: [UInt8]
    /// The new offset of an old one.
    let moved: @Sendable (Int) -> Int

    func moved(_ range: SourceRange) -> SourceRange {
        // What concerns the whole file stays at its start.
        range == .fileStart ? .fileStart : SourceRange(moved(range.start), moved(range.end))
    }

    /// With CR LF for every line feed that has no CR yet.
    static func carriageReturns(_ old: [UInt8]) -> Variant {
        var text: [UInt8] = []
        var added: [Int] = []
        for (index, byte) in old.enumerated() {
            added.append(text.count - index)
            if byte == 0x0A, index == 0 || old[index - 1] != 0x0D { text.append(0x0D) }
            text.append(byte)
        }
        added.append(text.count - old.count)
        return Variant(text: text) { [added] in $0 + added[min($0, added.count - 1)] }
    }

    static func byteOrderMark(_ old: [UInt8]) -> Variant { inserting("\u{FEFF}", at: 0, in: old) }

    /// With a comment of characters of two, three and four bytes before everything, but behind an XML declaration.
    static func comment(_ old: [UInt8]) -> Variant {
        let text = String(decoding: old, as: UTF8.self)
        guard Syntax.recognise(old) == .xml else { return inserting("# é 注释 👩‍👩‍👧: - { [ \" ' * & |\n", at: 0, in: old) }
        let start = text.hasPrefix("<?xml") ? text.firstRange(of: "?>")?.upperBound : nil
        let offset = (start ?? text.startIndex).utf16Offset(in: text)
        return inserting("<!-- é 注释 👩‍👩‍👧 <b c='\"> & -->", at: offset, in: old)
    }

    /// With such a comment before code of Swift.
    static func swiftComment(_ old: [UInt8]) -> Variant { inserting("// é 注释 👩‍👩‍👧: - { [ \" ' * & |\n", at: 0, in: old) }

    /// XML whose elements have their attributes backwards; the tags keep their lengths.
    static func reorderedAttributes(_ tree: Tree) -> [UInt8] {
        var text = tree.bytes
        var open = tree.roots
        while let node = open.popLast() {
            open += Array(node.items)
            let attributes = node.entries.compactMap { entry in
                // The quotation mark behind a value belongs to it.
                entry.key.map { SourceRange($0.range.start, entry.range.end + 1) }
            }
            guard let first = attributes.first, attributes.count > 1 else { continue }
            let gaps = zip(attributes, attributes.dropFirst()).map { tree.bytes[$0.end..<$1.start] }
            var next = first.start
            for (index, attribute) in attributes.reversed().enumerated() {
                for piece in [tree.bytes[attribute.start..<attribute.end], index < gaps.count ? gaps[index] : []] {
                    text.replaceSubrange(next..<next + piece.count, with: piece)
                    next += piece.count
                }
            }
        }
        return text
    }

    private static func inserting(_ added: String, at offset: Int, in old: [UInt8]) -> Variant {
        let bytes = Array(added.utf8)
        return Variant(text: old[..<offset] + bytes + old[offset...]) { $0 < offset ? $0 : $0 + bytes.count }
    }
}
