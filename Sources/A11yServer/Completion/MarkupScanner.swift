import A11yModel

/// Reads an XML text up to a cursor: tags, attributes, comments, and whatever else stands there as text.
struct MarkupScanner {
    private let bytes: [UInt8]
    private let cursor: Int
    private var index = 0

    init(_ bytes: [UInt8], cursor: Int) {
        self.bytes = bytes
        self.cursor = min(cursor, bytes.count)
    }

    /// The place of the cursor.
    mutating func place() -> WrittenPlace {
        var found: WrittenPlace?
        while found == nil, index < bytes.count, index <= cursor {
            if starts("<!--") {
                found = skip(to: "-->", as: .comment)
            } else if starts("<!") || starts("<?") || starts("</") {
                found = skip(to: ">", as: .text)
            } else if bytes[index] == UInt8(ascii: "<") {
                index += 1
                found = readTag()
            } else {
                index += 1
            }
        }
        var place = found ?? WrittenPlace(.text, SourceRange(cursor, cursor))
        place.isMarkup = true
        return place
    }

    private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func skip(to end: String, as part: WrittenPlace.Part) -> WrittenPlace? {
        let start = index
        while index < bytes.count, !starts(end) { index += 1 }
        let isInside = cursor > start && (cursor <= index || index == bytes.count)
        index = min(index + end.utf8.count, bytes.count)
        return isInside ? WrittenPlace(part, SourceRange(start, index)) : nil
    }

    private mutating func readTag() -> WrittenPlace? {
        let tag = readName()
        if tag.range.start <= cursor, cursor <= tag.range.end { return WrittenPlace(.tag, tag.range) }
        var earlier: [String] = []
        while index < bytes.count {
            while index < bytes.count, isBlank(bytes[index]) || bytes[index] == UInt8(ascii: "/") { index += 1 }
            let isAtEnd = index == bytes.count || bytes[index] == UInt8(ascii: ">") || bytes[index] == UInt8(ascii: "<")
            let name = isAtEnd ? ("", SourceRange(index, index)) : readName()
            if cursor <= name.1.end, !(isAtEnd && cursor == index && index > 0 && bytes[index - 1] == UInt8(ascii: "/"))
            {
                let range = cursor < name.1.start ? SourceRange(cursor, cursor) : name.1
                var place = WrittenPlace(path: [tag.text], .attribute, range)
                place.earlier = earlier
                return place
            }
            if isAtEnd {
                if index < bytes.count, bytes[index] == UInt8(ascii: ">") { index += 1 }
                return nil
            }
            earlier.append(name.0)
            if let value = readValue(of: name.0, tag: tag.text) { return value }
            // Skip what is no name.
            if name.1.start == index { index += 1 }
        }
        return nil
    }

    /// Reads `="…"`; the place where the cursor is in the text, by its words.
    private mutating func readValue(of name: String, tag: String) -> WrittenPlace? {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return nil }
        index += 1
        guard index < bytes.count,
            let quote = [UInt8(ascii: "\""), UInt8(ascii: "'")].first(where: { $0 == bytes[index] })
        else { return nil }
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "<") { index += 1 }
        let end = index
        if index < bytes.count, bytes[index] == quote { index += 1 }
        guard start <= cursor, cursor <= end else { return nil }
        var (first, last) = (cursor, cursor)
        while first > start, !isSeparator(bytes[first - 1]) { first -= 1 }
        while last < end, !isSeparator(bytes[last]) { last += 1 }
        var place = WrittenPlace(path: [tag, name], .value, SourceRange(first, last))
        place.isEnclosed = true
        return place
    }

    private mutating func readName() -> (text: String, range: SourceRange) {
        let start = index
        while index < bytes.count, !isBlank(bytes[index]), !"=/><\"'".utf8.contains(bytes[index]) { index += 1 }
        return (String(decoding: bytes[start..<index], as: UTF8.self), SourceRange(start, index))
    }

    private func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    private func isSeparator(_ byte: UInt8) -> Bool { isBlank(byte) || byte == UInt8(ascii: ",") }
}
