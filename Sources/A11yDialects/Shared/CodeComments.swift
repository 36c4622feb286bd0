import A11yModel

/// The comments of a file of Swift that speak to this program: `// a11ylint:ignore[missing-label] reason`.
enum CodeComments {
    /// They are looked for by their words alone: in a string nobody writes them.
    static func directives(in bytes: [UInt8]) -> [Comment] {
        var found: [Comment] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            if let comment = directive(in: bytes, start, end) { found.append(comment) }
            start = end + 1
        }
        return found
    }

    private static func directive(in bytes: [UInt8], _ start: Int, _ end: Int) -> Comment? {
        let slash = UInt8(ascii: "/")
        var index = start
        while index + 1 < end, !(bytes[index] == slash && bytes[index + 1] == slash) { index += 1 }
        guard index + 1 < end else { return nil }
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        guard let text = bytes[(index + 2)..<end].firstIndex(where: { !isBlank($0) && $0 != slash }) else { return nil }
        guard bytes[text..<end].starts(with: Comment.directivePrefix.utf8) else { return nil }
        let last = bytes[text..<end].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? end
        return Comment(
            text: String(decoding: bytes[text..<last], as: UTF8.self), textRange: SourceRange(text, last),
            range: SourceRange(index, last), place: bytes[start..<index].allSatisfy(isBlank) ? .above : .behind,
            level: index - start)
    }
}
