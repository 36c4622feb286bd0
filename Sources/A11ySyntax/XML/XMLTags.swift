import A11yModel

/// Start tags with their attributes, and end tags.
extension XMLTreeParser {
    /// Parses a start tag from its `<` to its `>`.
    mutating func startTag() {
        let start = position
        let nameStart = start + 1
        let nameEnd = endOfName(from: nameStart)
        guard open.count < deepest else { return stop(at: .nesting, SourceRange(start, nameEnd)) }
        guard builder.count < mostValues else { return stop(at: .values, SourceRange(start, nameEnd)) }
        var record = StoredNode(kind: .element, start: UInt32(start), end: UInt32(nameEnd))
        record.name = builder.intern(bytes, nameStart, nameEnd)
        (record.nameStart, record.nameEnd) = (UInt32(nameStart), UInt32(nameEnd))
        guard let index = add(record) else { return }
        position = nameEnd
        open.append(
            OpenElement(index: index, nameStart: nameStart, nameEnd: nameEnd, firstPiece: pieces.count))
        attributes(of: index)
    }

    /// Parses everything behind the name of a start tag.
    private mutating func attributes(of element: Int32) {
        while !isStopped {
            let gap = position
            skipSpaces()
            guard position < bytes.count else {
                if !isCut { report("`>` expected: the tag is not closed", at: byte(at: position)) }
                isCut = true
                return
            }
            switch bytes[position] {
            case UInt8(ascii: ">"):
                position += 1
                return
            case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: ">"):
                position += 2
                return close(at: position)
            case UInt8(ascii: "<"):
                let name = open.last.map(name(of:)) ?? ""
                return report("`>` expected: the tag `<\(name)` is not closed", at: byte(at: position))
            case let next where XMLText.beginsName(next) && !spells("…", at: position):
                if gap == position {
                    report("a space expected between attributes", at: byte(at: position), unchecked: nil)
                }
                attribute(of: element)
            default: strayText()
            }
        }
    }

    private mutating func strayText() {
        let start = position
        position += 1
        while position < bytes.count, !XMLText.isSpace(bytes[position]), !isTagEnd(position) { position += 1 }
        if spells("...", at: start) || spells("…", at: start) {
            if !isElided {
                problems.append(Problem(.truncatedTree, at: SourceRange(start, position), variant: "elided"))
            }
            isElided = true
            return
        }
        report("an attribute or `>` expected", at: SourceRange(start, position), unchecked: "this")
    }

    private mutating func attribute(of element: Int32) {
        let nameStart = position
        let nameEnd = endOfName(from: nameStart)
        guard builder.count < mostValues else { return stop(at: .values, SourceRange(nameStart, nameEnd)) }
        position = nameEnd
        skipSpaces()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
            let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self)
            position = nameEnd
            return report(
                "`\(name)=\"…\"` expected: a value is missing", at: SourceRange(nameStart, nameEnd),
                unchecked: "`\(name)`")
        }
        position += 1
        skipSpaces()
        var record = StoredNode(kind: .scalar, start: 0, end: 0)
        record.isEntry = true
        record.name = builder.intern(bytes, nameStart, nameEnd)
        (record.nameStart, record.nameEnd) = (UInt32(nameStart), UInt32(nameEnd))
        let value = quotedValue(&record) ?? typographicValue() ?? bareValue()
        (record.start, record.end) = (UInt32(value.start), UInt32(value.end))
        reportSecond(record, of: element)
        _ = builder.add(record, to: element)
    }

    /// The value in quotation marks; nil without them.
    private mutating func quotedValue(_ record: inout StoredNode) -> SourceRange? {
        guard position < bytes.count else { return nil }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let start = position + 1
        var index = XMLText.plainEnd(in: bytes.span, until: quote, from: start)
        while index < bytes.count, bytes[index] != quote {
            let byte = bytes[index]
            if byte == UInt8(ascii: "&") {
                record.spelling = .escaped
                checkReference(at: index)
            } else if byte == UInt8(ascii: "<") {
                guard !isStopped else { break }
                if let end = likelyEnd(from: start, to: index) { return unclosedValue(start, end) }
                report(
                    "`&lt;` expected: that is how `<` is written in a value", at: self.byte(at: index),
                    unchecked: nil)
            } else {
                record.spelling = .escaped
                if !XMLText.isSpace(byte) { checkControl(at: index) }
            }
            index = XMLText.plainEnd(in: bytes.span, until: quote, from: index + 1)
        }
        guard index < bytes.count else { return unclosedValue(start, likelyEnd(from: start, to: index) ?? index) }
        position = index + 1
        return SourceRange(start, index)
    }

    /// The likely end of a value without a closing quotation mark: the first `>` or line break.
    private func likelyEnd(from start: Int, to index: Int) -> Int? {
        bytes[start..<index].firstIndex { $0 == UInt8(ascii: ">") || $0 == 0x0A || $0 == 0x0D }
    }

    private mutating func unclosedValue(_ start: Int, _ end: Int) -> SourceRange {
        report("a closing quotation mark expected: it is opened here", at: byte(at: start - 1))
        isCut = bytes[end...].allSatisfy(XMLText.isSpace)
        position = end
        let isSelfClosing =
            end > start && bytes[end - 1] == UInt8(ascii: "/") && end < bytes.count && bytes[end] == UInt8(ascii: ">")
        if isSelfClosing { position = end - 1 }
        return SourceRange(start, position)
    }

    /// A value in quotation marks of prose, which text editors put in place of straight ones. That is reported once.
    private mutating func typographicValue() -> SourceRange? {
        func mark(at index: Int) -> Int? {
            XMLText.typographicMarks.first { spells($0, at: index) }.map(\.utf8CodeUnitCount)
        }
        guard let open = mark(at: position) else { return nil }
        if !hasTypographicMark {
            let range = SourceRange(position, position + open)
            report("straight quotation marks expected: a text editor has changed them", at: range, unchecked: nil)
        }
        hasTypographicMark = true
        let start = position + open
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), mark(at: end) == nil, !isTagEnd(end) { end += 1 }
        position = end
        if end < bytes.count { position += bytes[end] == UInt8(ascii: "\"") ? 1 : mark(at: end) ?? 0 }
        return SourceRange(start, end)
    }

    private mutating func bareValue() -> SourceRange {
        let start = position
        while position < bytes.count, !XMLText.isSpace(bytes[position]), !isTagEnd(position) { position += 1 }
        report("quotation marks expected around a value", at: SourceRange(start, position), unchecked: nil)
        return SourceRange(start, position)
    }

    private mutating func reportSecond(_ attribute: StoredNode, of element: Int32) {
        while lastOwner.count < builder.nameCount { lastOwner.append(StoredNode.none) }
        guard lastOwner[Int(attribute.name)] == element else { return lastOwner[Int(attribute.name)] = element }
        let range = SourceRange(Int(attribute.nameStart), Int(attribute.nameEnd))
        let first = builder.entryName(attribute.name, in: element)
        let name = builder.name(attribute.name)
        report(
            "`\(name)` stands here twice: only the first counts", at: range, unchecked: "the second",
            related: first.map(RelatedPlace.first))
    }

    /// Parses an end tag. One that closes an outer element closes those in between; one that closes no open element is
    /// ignored.
    mutating func endTag() {
        let start = position
        let nameStart = start + 2
        let nameEnd = endOfName(from: nameStart)
        position = nameEnd
        skipSpaces()
        isCut = position == bytes.count
        let isClosed = position < bytes.count && bytes[position] == UInt8(ascii: ">")
        if isClosed { position += 1 }
        let range = SourceRange(start, isClosed ? position : nameEnd)
        guard let last = open.last else { return report("a start tag expected before this end tag", at: range) }
        if isName(of: last, nameStart, nameEnd) {
            if !isClosed { report("`>` expected: the end tag is not closed", at: range) }
            return close(at: range.end)
        }
        report(missingEnd(of: last), at: range, related: opening(of: last))
        guard let match = open.lastIndex(where: { isName(of: $0, nameStart, nameEnd) }) else { return }
        while open.count > match + 1 { close(at: start) }
        close(at: range.end)
    }

    private func isName(of element: OpenElement, _ start: Int, _ end: Int) -> Bool {
        bytes[element.nameStart..<element.nameEnd] == bytes[start..<end]
    }

    private func endOfName(from start: Int) -> Int {
        let bytes = bytes.span
        var index = start
        while index < bytes.count, XMLText.continuesName(bytes[index]) { index &+= 1 }
        return index
    }

    private mutating func skipSpaces() {
        while position < bytes.count, XMLText.isSpace(bytes[position]) { position += 1 }
    }

    /// Whether a tag ends here: at `>`, `/>` or the `<` of the next tag.
    private func isTagEnd(_ index: Int) -> Bool {
        let byte = bytes[index]
        if byte == UInt8(ascii: "/") { return index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ">") }
        return byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<")
    }
}
