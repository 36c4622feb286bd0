import A11yModel

/// One line of a text that contains a hierarchy: its kind, and where its parts are.
struct HierarchyLine {
    /// The kind of a line.
    enum Kind {
        /// An element, in a tree or in a list.
        case element
        /// The header of a tree.
        case subtree
        /// The header of another section of a report: attributes, path, query.
        case aside
        /// White space.
        case blank
        /// A line of the surrounding log, or the continuation of a text with line breaks.
        case other
    }

    let kind: Kind
    /// Whether an arrow marks it as the element that was asked for.
    let hasArrow: Bool
    /// Characters before the first word. Deeper elements are indented further.
    let column: Int
    /// The bytes of the type.
    let type: SourceRange
    /// The end of the line's visible characters.
    let end: Int
    /// The start of the next line.
    let next: Int

    /// Scans the line that begins at `start`.
    init(_ bytes: [UInt8], at start: Int) {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        next = min(end + 1, bytes.count)
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        self.end = end
        let cursor = HierarchyCursor(bytes, end: end)
        let text = cursor.afterBlanks(cursor.afterLogPrefix(start))
        let arrow = cursor.arrowEnd(text)
        hasArrow = arrow > text
        let word = cursor.afterBlanks(arrow)
        column = bytes[start..<word].count { $0 & 0xC0 != 0x80 }
        let typeEnd = cursor.afterType(word)
        type = SourceRange(word, typeEnd)
        if word == end {
            kind = .blank
        } else if typeEnd > word, cursor.beginsFields(cursor.afterRole(typeEnd)) {
            kind = .element
        } else if typeEnd == word {
            // All headers begin with a capital.
            kind = .other
        } else if cursor.spells(Hierarchy.subtreeHeader, at: word) {
            kind = .subtree
        } else if HierarchyLine.asides.contains(where: { cursor.spells($0, at: word) }) {
            kind = .aside
        } else {
            kind = .other
        }
    }

    private static let asides = ["Attributes:", Hierarchy.pathHeader, "Query chain:", "Output: {"]
}

/// Looks ahead in one line. Its functions return offsets into the whole text.
struct HierarchyCursor {
    private let bytes: [UInt8]
    private let end: Int

    init(_ bytes: [UInt8], end: Int) {
        self.bytes = bytes
        self.end = end
    }

    /// Whether the text occurs at `start`.
    func spells(_ text: String, at start: Int) -> Bool {
        guard start + text.utf8.count <= end else { return false }
        var index = start
        for byte in text.utf8 {
            if bytes[index] != byte { return false }
            index += 1
        }
        return true
    }

    /// The first byte at or after `start` that is not white space.
    func afterBlanks(_ start: Int) -> Int { after(start) { $0 <= 0x20 } }

    /// The end of the arrow that begins at `start`; `start` without one.
    func arrowEnd(_ start: Int) -> Int {
        for arrow in HierarchyCursor.arrows where spells(arrow, at: start) { return start + arrow.utf8.count }
        return start
    }

    private static let arrows = ["→", "->", "↳"]

    /// The end of the prefix that a server or test runner writes before each line: a date, a time in brackets with an
    /// arrow, the seconds of a test.
    func afterLogPrefix(_ start: Int) -> Int {
        let first = afterBlanks(start)
        if spells("t = ", at: first) {
            let number = after(afterBlanks(first + 4)) { isDigit($0) || $0 == UInt8(ascii: ".") }
            return spells("s", at: number) ? number + 1 : start
        }
        if spells("[", at: first) {
            let time = after(first + 1) { isDigit($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
            guard time > first + 1, spells("]", at: time) else { return start }
            let colon = spells(":", at: time + 1) ? time + 2 : time + 1
            return spells(" ▸", at: colon) ? colon + " ▸".utf8.count : colon
        }
        let year = after(first, isDigit)
        guard year == first + 4, spells("-", at: year) else { return start }
        let date = after(first) { isDigit($0) || $0 == UInt8(ascii: "-") }
        guard date < end, bytes[date] == UInt8(ascii: "T") || bytes[date] == UInt8(ascii: " ") else { return start }
        // Digits, `:`, `.` and `Z`.
        let time = after(date + 1) { isDigit($0) || [0x3A, 0x2E, 0x5A].contains($0) }
        return time > date + 1 ? time : start
    }

    /// The end of the name of a type: letters, the first of them a capital.
    func afterType(_ start: Int) -> Int {
        guard start < end, isCapital(bytes[start]) else { return start }
        return after(start) { isCapital($0) || isCapital($0 & 0xDF) }
    }

    /// The end of the role in parentheses behind a type: ` (Main)`.
    func afterRole(_ start: Int) -> Int {
        guard spells(" (", at: start) else { return start }
        let close = after(start + 2) { $0 != UInt8(ascii: ")") }
        return close < end ? close + 1 : start
    }

    /// Whether the fields of an element begin here.
    func beginsFields(_ start: Int) -> Bool {
        if spells(" 0x", at: start) { return true }
        return spells(", ", at: start) && HierarchyCursor.firstFields.contains { spells($0, at: start + 2) }
    }

    private static let firstFields = [
        "0x", "{{", "pid: ", "traits: ", "identifier: '", "label: '", "title: '", "placeholderValue: '",
    ]

    /// The end of a field that newer systems print beside the texts; nil if none begins here.
    func afterSetting(_ start: Int) -> Int? {
        if spells("hitPoint: {", at: start) {
            let close = after(start + 11) { isDigit($0) || [0x20, 0x2C, 0x2D, 0x2E].contains($0) }
            return spells("}", at: close) ? close + 1 : nil
        }
        guard spells("activationBundleId: ", at: start) else { return nil }
        return after(start + 20) { isDigit($0) || isCapital($0) || isCapital($0 & 0xDF) || [0x2D, 0x2E].contains($0) }
    }

    /// The first byte at or after `start` that does not satisfy the condition.
    func after(_ start: Int, _ holds: (UInt8) -> Bool) -> Int {
        var index = start
        while index < end, holds(bytes[index]) { index += 1 }
        return index
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    private func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
}
