import A11yModel

/// The words and texts of one line of YAML, as far as they are clear without the lines around it.
struct YAMLWords {
    let bytes: [UInt8]

    /// The byte at an offset; nil behind the end.
    func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

    /// Whether a line ends there.
    func isEnd(_ offset: Int) -> Bool {
        guard let byte = byte(offset) else { return true }
        return byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    /// A word that may be a key: up to a colon with a blank behind it, or one of these bytes; and where reading goes
    /// on, behind the blanks that follow it.
    func word(from start: Int, endingAt ends: [UInt8]) -> (text: String, range: SourceRange, end: Int) {
        if let quote = quote(at: start) {
            let range = text(from: start)
            let inner = bytes[range.start..<range.end].filter { $0 != quote }
            return (String(decoding: inner, as: UTF8.self), range, range.end)
        }
        var index = start
        while !isEnd(index), let next = byte(index), !ends.contains(next), !isSeparator(index, endingAt: ends) {
            index += 1
        }
        var end = index
        while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return (String(decoding: bytes[start..<end], as: UTF8.self), SourceRange(start, end), index)
    }

    /// A text, in quotation marks or up to the end of the line or a comment.
    func text(from start: Int) -> SourceRange {
        var index = start
        guard let quote = quote(at: start) else {
            while !isEnd(index), !isComment(index) { index += 1 }
            return SourceRange(start, index)
        }
        index += 1
        while !isEnd(index), byte(index) != quote {
            let isEscape = byte(index) == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") && !isEnd(index + 1)
            index += isEscape ? 2 : 1
        }
        return SourceRange(start, byte(index) == quote ? index + 1 : index)
    }

    private func quote(at offset: Int) -> UInt8? {
        byte(offset).flatMap { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") ? $0 : nil }
    }

    private func isSeparator(_ offset: Int, endingAt ends: [UInt8]) -> Bool {
        if isComment(offset) { return true }
        guard byte(offset) == UInt8(ascii: ":") else { return false }
        return isEnd(offset + 1) || byte(offset + 1) == UInt8(ascii: " ") || byte(offset + 1).map(ends.contains) == true
    }

    private func isComment(_ offset: Int) -> Bool {
        byte(offset) == UInt8(ascii: " ") && byte(offset + 1) == UInt8(ascii: "#")
    }
}
