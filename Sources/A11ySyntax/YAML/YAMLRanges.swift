import A11yModel

/// Exact ranges: libyaml's marks are those of its tokens, which begin at an anchor and end where the next token begins.
extension YAMLReader {
    /// The bytes of a scalar as it is written, without anchor and tag.
    mutating func range(of event: YAMLEvent) -> SourceRange {
        let start = contentStart(of: event)
        let end = cursor.offset(ofScalar: event.end)
        guard start < end else {
            // Nothing is written: libyaml points at the next token, people look behind the last one.
            let behind = lastVisible(from: lastEnd, to: min(start, end))
            return SourceRange(behind, behind)
        }
        return event.style == .block ? SourceRange(start, contentEnd(from: start, to: end)) : SourceRange(start, end)
    }

    /// Where a node begins behind its anchor and its tag.
    mutating func contentStart(of event: YAMLEvent) -> Int {
        var index = cursor.offset(ofScalar: event.start)
        guard event.hasProperties else { return index }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "&"), UInt8(ascii: "!"):
                while index < bytes.count, !isBlank(bytes[index]) { index += 1 }
            case UInt8(ascii: "#"):
                while index < bytes.count, !isBreak(bytes[index]) { index += 1 }
            case let byte where isBlank(byte): index += 1
            default: return index
            }
        }
        return index
    }

    /// Where a collection ends: at its bracket, or with its last child.
    mutating func end(of event: YAMLEvent) -> Int {
        guard frames.last?.style == .flow, event.end > event.start else { return lastEnd }
        return cursor.offset(ofScalar: event.end)
    }

    /// How the text of a scalar is found again: in the file where it stands there as it is.
    mutating func spelling(of event: YAMLEvent, at range: SourceRange, isPlain: Bool) -> (Record.Spelling, Int32) {
        if isPlain || event.style == .quoted, standsThere(event, at: range) {
            return (event.style == .quoted ? .quoted : .plain, Record.none)
        }
        return (isPlain ? .storedPlain : .stored, builder.store(String(decoding: event.text, as: UTF8.self)))
    }

    /// Whether the bytes of a scalar are its text, but for quotation marks around them.
    func standsThere(_ event: YAMLEvent, at range: SourceRange) -> Bool {
        let quote = event.style == .quoted ? 1 : 0
        let text = event.text
        guard event.style != .block, range.end - range.start == text.count + 2 * quote else { return false }
        let bytes = bytes.span
        let start = range.start + quote
        for offset in text.indices where text[offset] != bytes[start &+ offset] { return false }
        return true
    }

    /// Whether a plain scalar with this tag may be a number, a flag or nothing: `!!str` and a user's own tags say text.
    static func isPlain(tag: String?) -> Bool {
        guard let tag else { return true }
        return ["int", "float", "bool", "null"].contains { tag == "tag:yaml.org,2002:" + $0 }
    }

    /// The end of the last line with content of a literal or folded scalar.
    private func contentEnd(from start: Int, to end: Int) -> Int {
        var last = lastVisible(from: start, to: end)
        while last < end, !isBreak(bytes[last]) { last += 1 }
        return last
    }

    /// The end of the last byte before `end` that is no blank.
    private func lastVisible(from start: Int, to end: Int) -> Int {
        var last = end
        while last > start, isBlank(bytes[last - 1]) { last -= 1 }
        return last
    }

    private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || isBreak(byte) }
}
