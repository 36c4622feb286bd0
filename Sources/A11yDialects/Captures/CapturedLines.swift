import A11ySyntax

/// Descriptions of running apps in comments, quotations and reports of tests.
enum CapturedLines {
    /// How the descriptions begin that people paste as lines.
    private static let signs =
        [
            Hierarchy.subtreeHeader, "→Application, ", "Application, 0x", "<UIWindow:0x", "<ViewHierarchy>",
            ",depth,",
        ] + CapturedXML.signs.map { "<" + $0 } + CapturedJSON.keys.map { "\"\($0)\"" }

    /// Whether a text of another kind, such as code, may hold a description. Cost: linear in the bytes.
    static func mayStand(in bytes: [UInt8]) -> Bool {
        signs.contains { bytes.offset(of: $0) != nil }
            || (CapturedXML.signs.map { "&lt;" + $0 } + CapturedJSON.keys.map { "\\\"\($0)\\\"" })
                .contains { bytes.offset(of: $0) != nil }
    }

    /// The text without the marks of comments and quotations before its lines, `//`, `#`, `*`, `>` or `+`; nil if the
    /// first description has none. Blanks take their place, so that offsets stay.
    static func unmarked(_ bytes: [UInt8]) -> [UInt8]? {
        guard let sign = signs.compactMap({ bytes.offset(of: $0) }).min() else { return nil }
        let start = bytes[..<sign].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let mark = mark(at: start, in: bytes)
        guard !mark.isEmpty, mark.endIndex < sign, bytes[mark.endIndex] <= 0x20 else { return nil }
        let sought = Array(bytes[mark])
        var text = bytes
        var line = 0
        while line < bytes.count {
            let found = self.mark(at: line, in: bytes)
            if bytes[found].starts(with: sought) {
                for index in found.prefix(sought.count) { text[index] = 0x20 }
            }
            line = bytes[line...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
        }
        return text
    }

    /// The bytes of the mark of a line; empty without one.
    private static func mark(at line: Int, in bytes: [UInt8]) -> Range<Int> {
        let start = bytes[line...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
        let end = bytes[start...].firstIndex { !"/#*>+".utf8.contains($0) } ?? bytes.count
        return start..<end
    }

    /// The text between the tags of an XML document, which may be a printed tree: what a test says that failed. Blanks
    /// take the place of tags; only if the text has entities do offsets change.
    static func betweenTags(_ bytes: [UInt8]) -> [UInt8]? {
        let holdsHeader = bytes.offset(of: Hierarchy.subtreeHeader) != nil
        guard holdsHeader || bytes.offset(of: ":0x") != nil else { return nil }
        // The message of a failure stands in an attribute, too.
        for keepsValues in [false, true] where !keepsValues || holdsHeader {
            let text = untagged(bytes, keepingValues: keepsValues)
            let plain = text.contains(UInt8(ascii: "&")) ? Escapes.withoutMarkup(text) : text
            if Hierarchy.recognises(plain) { return plain }
        }
        return nil
    }

    private static func untagged(_ bytes: [UInt8], keepingValues keepsValues: Bool) -> [UInt8] {
        var text = bytes
        var quote: UInt8?
        var isInTag = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if let end = CapturedLines.sectionEnd(at: index, in: bytes), !isInTag {
                for place in [index..<index + 9, max(end - 3, index)..<end] {
                    for mark in place where mark < bytes.count { text[mark] = 0x20 }
                }
                index = end
                continue
            }
            if !isInTag, byte == UInt8(ascii: "<") { isInTag = true }
            let isKept = keepsValues && quote != nil && byte != quote
            if isInTag, byte >= 0x20, !isKept { text[index] = 0x20 }
            if isInTag, quote == nil, byte == UInt8(ascii: ">") {
                isInTag = false
            } else if isInTag, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                if quote == nil { quote = byte } else if quote == byte { quote = nil }
            }
            index += 1
        }
        return text
    }

    /// The end of the CDATA section that begins here; nil without one.
    private static func sectionEnd(at start: Int, in bytes: [UInt8]) -> Int? {
        guard bytes[start] == UInt8(ascii: "<"), bytes[start...].starts(with: "<![CDATA[".utf8) else { return nil }
        return bytes.offset(of: "]]>", from: start).map { $0 + 3 } ?? bytes.count
    }
}
