import A11yModel

/// The lines of a text by byte offsets, for edits that follow the style around them.
struct SourceText {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The bytes as text.
    func text(_ range: SourceRange) -> String { String(decoding: bytes[range.start..<range.end], as: UTF8.self) }

    /// The start of the line of an offset.
    func lineStart(of offset: Int) -> Int {
        var start = offset
        while start > 0, !SourceText.isBreak(bytes[start - 1]) { start -= 1 }
        if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return min(3, offset) }
        return start
    }

    /// The end of the line of an offset, before its line break.
    func lineEnd(of offset: Int) -> Int {
        var end = offset
        while end < bytes.count, !SourceText.isBreak(bytes[end]) { end += 1 }
        return end
    }

    /// The start of the next line; the end of the text if there is none.
    func nextLine(after offset: Int) -> Int {
        let end = lineEnd(of: offset)
        guard end < bytes.count else { return end }
        let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
        return end + (isPair ? 2 : 1)
    }

    /// The nearest line break before or behind an offset; a line feed in a text of one line.
    func lineBreak(near offset: Int) -> String {
        var index = min(offset, max(0, bytes.count - 1))
        while index < bytes.count, !SourceText.isBreak(bytes[index]) { index += 1 }
        if index >= bytes.count {
            index = min(offset, bytes.count) - 1
            while index >= 0, !SourceText.isBreak(bytes[index]) { index -= 1 }
            if index > 0, bytes[index] == 0x0A, bytes[index - 1] == 0x0D { index -= 1 }
        }
        guard bytes.indices.contains(index), bytes[index] == 0x0D else { return "\n" }
        return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? "\r\n" : "\r"
    }

    /// The indentation before an offset; nil if something else precedes it in its line.
    func indent(of offset: Int) -> String? {
        let range = SourceRange(lineStart(of: offset), offset)
        guard bytes[range.start..<range.end].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
        return text(range)
    }

    /// The lines of a range with their line break; nil if they hold more than the range and a comment.
    func wholeLines(of range: SourceRange, comment: UInt8? = nil) -> SourceRange? {
        guard indent(of: range.start) != nil else { return nil }
        let rest = bytes[range.end..<lineEnd(of: range.end)].drop { $0 == 0x20 || $0 == 0x09 }
        guard rest.isEmpty || rest.first == comment else { return nil }
        let end = nextLine(after: range.end)
        // The last line is removed with the line break before it.
        if end == lineEnd(of: range.end), lineStart(of: range.start) > 0 {
            return SourceRange(endOfLine(before: range.start), end)
        }
        return SourceRange(lineStart(of: range.start), end)
    }

    private func endOfLine(before offset: Int) -> Int {
        var end = lineStart(of: offset)
        if end > 0, bytes[end - 1] == 0x0A { end -= 1 }
        if end > 0, bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }

    static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
