import A11yModel

/// Exact ranges. Events are those of libyaml's tokens, which begin at an anchor and end where the next token begins.
extension YAMLTreeParser {
    /// The range of a scalar, without anchor and tag.
    mutating func range(of event: YAMLEvent) -> SourceRange {
        let isUnusual = event.hasProperties || event.style == .block || event.start >= event.end
        return isUnusual ? unusualRange(of: event) : SourceRange(event.start, event.end)
    }

    /// Mutating, because the compiler copies the parser for a function that reads it, even if it is not called.
    private mutating func unusualRange(of event: YAMLEvent) -> SourceRange {
        let start = contentStart(of: event)
        let end = event.end
        guard start < end else {
            // The scalar is empty: libyaml marks the next token, authors look behind the last one.
            let behind = lastVisible(from: lastEnd, to: min(start, end))
            return SourceRange(behind, behind)
        }
        return event.style == .block ? SourceRange(start, contentEnd(from: start, to: end)) : SourceRange(start, end)
    }

    /// The start of a node's content, behind its anchor and tag.
    func contentStart(of event: YAMLEvent) -> Int {
        var index = event.start
        guard event.hasProperties else { return index }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "&"), UInt8(ascii: "!"):
                while index < bytes.count, !isBlank(bytes[index]) { index += 1 }
            case UInt8(ascii: "#"):
                while index < bytes.count, !UTF8Text.isLineBreak(bytes[index]) { index += 1 }
            case let byte where isBlank(byte): index += 1
            default: return index
            }
        }
        return index
    }

    /// The end of a collection: its bracket, or the end of its last child.
    func end(of event: YAMLEvent) -> Int {
        openCollections.last?.style == .flow && event.style == .flow ? event.end : lastEnd
    }

    /// Where the text of a scalar comes from: the file, if its bytes are the text.
    mutating func spelling(of event: YAMLEvent, at range: SourceRange, isPlain: Bool) -> (StoredNode.Spelling, Int32) {
        if isPlain || event.style == .quoted, standsThere(event, at: range) {
            return (event.style == .quoted ? .quoted : .plain, StoredNode.none)
        }
        return (isPlain ? .storedPlain : .stored, builder.store(text(of: event, at: range)))
    }

    /// The text of a scalar.
    func text(of event: YAMLEvent, at range: SourceRange) -> String {
        if let text = event.text { return String(decoding: text, as: UTF8.self) }
        let quote = event.style == .quoted ? 1 : 0
        return String(decoding: bytes[range.start + quote..<range.end - quote], as: UTF8.self)
    }

    /// Whether the bytes of a scalar are its text, apart from quotation marks.
    func standsThere(_ event: YAMLEvent, at range: SourceRange) -> Bool {
        event.text.map { YAMLTreeParser.spells($0, event, at: range, in: bytes.span) } ?? true
    }

    private static func spells(
        _ text: UnsafeBufferPointer<UInt8>, _ event: YAMLEvent, at range: SourceRange, in bytes: Span<UInt8>
    ) -> Bool {
        let quote = event.style == .quoted ? 1 : 0
        guard event.style != .block, range.end - range.start == text.count + 2 * quote else { return false }
        let start = range.start + quote
        for offset in text.indices where text[offset] != bytes[start &+ offset] { return false }
        return true
    }

    /// Whether an unquoted scalar with this tag may be a number, a flag or null. `!!str` and custom tags make it a
    /// text.
    static func isPlain(tag: String?) -> Bool {
        guard let tag else { return true }
        return ["int", "float", "bool", "null"].contains { tag == "tag:yaml.org,2002:" + $0 }
    }

    /// The end of the last line of a literal or folded scalar.
    private func contentEnd(from start: Int, to end: Int) -> Int {
        var last = lastVisible(from: start, to: end)
        while last < end, !UTF8Text.isLineBreak(bytes[last]) { last += 1 }
        return last
    }

    /// The end of the last byte before `end` that is not white space.
    private func lastVisible(from start: Int, to end: Int) -> Int {
        var last = end
        while last > start, isBlank(bytes[last - 1]) { last -= 1 }
        return last
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || UTF8Text.isLineBreak(byte) }
}

/// Converts positions in Unicode scalars, as libyaml counts them, to byte offsets.
///
/// It walks from the last position to the next. libyaml's positions mostly move forward, so all conversions together
/// cost one pass.
struct ScalarCursor {
    private let bytes: [UInt8]
    /// The byte at which libyaml starts to count: behind a byte order mark.
    private let origin: Int
    private var scalar = 0
    private var byte: Int

    init(_ bytes: [UInt8], from origin: Int) {
        self.bytes = bytes
        self.origin = origin
        self.byte = origin
    }

    /// The byte offset of the scalar at an index; the end of the file for larger indices.
    mutating func offset(ofScalar index: Int) -> Int {
        while scalar < index, byte < bytes.count {
            byte += 1
            while byte < bytes.count, ScalarCursor.isContinuation(bytes[byte]) { byte += 1 }
            scalar += 1
        }
        while scalar > index, byte > origin { returnScalar() }
        return byte
    }

    /// Steps back over a scalar.
    private mutating func returnScalar() {
        byte -= 1
        while byte > origin, ScalarCursor.isContinuation(bytes[byte]) { byte -= 1 }
        scalar -= 1
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }
}
