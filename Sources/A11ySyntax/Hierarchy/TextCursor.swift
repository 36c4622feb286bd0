import A11yModel

/// Looks ahead in a text up to an offset, such as the end of a line. All offsets count in the whole text.
struct TextCursor {
    let bytes: [UInt8]
    /// The start of the line; 0 if it is the whole text.
    let start: Int
    var end: Int
    private let next: Int

    /// Looks up to an offset; without one, to the end of the text.
    init(_ bytes: [UInt8], end: Int? = nil) {
        (self.bytes, start, self.end, next) = (bytes, 0, end ?? bytes.count, bytes.count)
    }

    /// Looks up to the end of the visible characters of the line that begins at `start`.
    init(_ bytes: [UInt8], line start: Int) {
        (self.bytes, self.start, end) = (bytes, start, bytes[start...].firstIndex(of: 0x0A) ?? bytes.count)
        next = end + 1
        end = visibleEnd(from: start)
    }

    /// The line behind it; nil at the end of the text.
    var following: TextCursor? { next < bytes.count ? TextCursor(bytes, line: next) : nil }

    /// The end without the blanks before it.
    func visibleEnd(from start: Int) -> Int { (bytes[min(start, end)..<end].lastIndex { $0 > 0x20 } ?? start - 1) + 1 }

    /// Whether the text occurs at `start`.
    func spells(_ text: String, at start: Int) -> Bool {
        start >= 0 && start <= end && bytes[start..<end].starts(with: text.utf8)
    }

    /// The first of these texts that occurs at `start`.
    func sign(of texts: [String], at start: Int) -> String? { texts.first { spells($0, at: start) } }

    /// The first offset from `start` on that satisfies a condition.
    func first(from start: Int, where holds: (Int) -> Bool) -> Int? {
        start < end ? (start..<end).first(where: holds) : nil
    }

    /// The offset of the first byte from `start` on that does not satisfy a condition; the end if all do.
    func after(_ start: Int, _ holds: (UInt8) -> Bool) -> Int {
        first(from: start) { !holds(bytes[$0]) } ?? max(start, end)
    }

    /// The first offset from `start` on without a blank.
    func afterBlanks(_ start: Int) -> Int { after(start) { $0 <= 0x20 } }

    /// The bytes of a range as a text.
    func string(_ range: SourceRange) -> String { String(decoding: bytes[range.start..<range.end], as: UTF8.self) }

    /// Whether a byte may be part of the name of a class.
    static func isOfName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || isDigit(byte) || isCapital(byte & 0xDF) || "_.$".utf8.contains(byte)
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

    /// The end of the prefix that a server or test runner writes before each line: a date, a time in brackets with an
    /// arrow, the seconds of a test.
    var afterLogPrefix: Int {
        func after(_ start: Int, digitsAnd others: String) -> Int {
            self.after(start) { TextCursor.isDigit($0) || others.utf8.contains($0) }
        }
        let first = afterBlanks(start)
        if spells("t = ", at: first) {
            let number = after(afterBlanks(first + 4), digitsAnd: ".")
            return spells("s", at: number) ? number + 1 : start
        }
        if spells("[", at: first) {
            let time = after(first + 1, digitsAnd: ":.")
            guard time > first + 1, spells("]", at: time) else { return start }
            let colon = spells(":", at: time + 1) ? time + 2 : time + 1
            return spells(" ▸", at: colon) ? colon + " ▸".utf8.count : colon
        }
        guard after(first, digitsAnd: "") == first + 4, spells("-", at: first + 4) else { return start }
        let date = after(first, digitsAnd: "-")
        let time = spells("T", at: date) || spells(" ", at: date) ? after(date + 1, digitsAnd: ":.Z") : 0
        return time > date + 1 ? time : start
    }
}
