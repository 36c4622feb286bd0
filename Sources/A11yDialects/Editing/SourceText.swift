import A11yModel

/// The lines of a text by bytes, for edits that keep to the style around them.
struct SourceText {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The bytes as text.
    func text(_ range: SourceRange) -> String { String(decoding: bytes[range.start..<range.end], as: UTF8.self) }

    /// Where the line of an offset begins.
    func lineStart(of offset: Int) -> Int {
        var start = offset
        while start > 0, !SourceText.isBreak(bytes[start - 1]) { start -= 1 }
        if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return min(3, offset) }
        return start
    }

    /// Where the line of an offset ends, before its line break.
    func lineEnd(of offset: Int) -> Int {
        var end = offset
        while end < bytes.count, !SourceText.isBreak(bytes[end]) { end += 1 }
        return end
    }

    /// Where the line after that of an offset begins; the end of the text where there is none.
    func nextLine(after offset: Int) -> Int {
        let end = lineEnd(of: offset)
        guard end < bytes.count else { return end }
        let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
        return end + (isPair ? 2 : 1)
    }

    /// How the line before or behind an offset ends; a line feed where there is but one line.
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

    /// The blanks before an offset, where nothing else stands before it in its line; nil where something does.
    func indent(of offset: Int) -> String? {
        let range = SourceRange(lineStart(of: offset), offset)
        guard bytes[range.start..<range.end].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
        return text(range)
    }

    /// The lines of a range, with the break behind them, where nothing else but a comment stands on them; nil where
    /// something does.
    func wholeLines(of range: SourceRange, comment: UInt8? = nil) -> SourceRange? {
        guard indent(of: range.start) != nil else { return nil }
        let rest = bytes[range.end..<lineEnd(of: range.end)].drop { $0 == 0x20 || $0 == 0x09 }
        guard rest.isEmpty || rest.first == comment else { return nil }
        let end = nextLine(after: range.end)
        // The last line takes the break before it along.
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
