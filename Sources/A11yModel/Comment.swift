/// What somebody wrote in a file for people to read: a comment, or a line of the Notes of Interface Builder.
package struct Comment: Hashable, Sendable {
    /// Where a comment stands, which decides what it is about.
    package enum Place: Hashable, Sendable {
        /// On lines of its own, above something.
        case above
        /// Behind something, on the same line.
        case behind
        /// In the Notes of the object with these bytes.
        case notes(of: SourceRange)
    }

    /// How a kind of file has comments.
    package enum Style: String, Codable, Sendable {
        /// Behind `#`, to the end of the line.
        case yaml
        /// Between `<!--` and `-->`.
        case xml
        /// In the Notes of an object, since Xcode drops comments.
        case notes
    }

    /// What begins a comment that is meant for this program.
    package static let directivePrefix = "a11ylint:"

    /// Its words, without the signs around them and the blanks inside of these.
    package let text: String
    /// The bytes of these words. In Notes they may be written with entities, and then they are longer than `text`.
    package let textRange: SourceRange
    /// All of its bytes, with the signs that begin and end it.
    package let range: SourceRange
    /// Where it stands.
    package let place: Place
    /// Comments of one level stand side by side: in YAML its column, in XML the place of the tag around it.
    package let level: Int

    /// A comment of these words.
    package init(text: String, textRange: SourceRange, range: SourceRange, place: Place, level: Int = 0) {
        self.text = text
        self.textRange = textRange
        self.range = range
        self.place = place
        self.level = level
    }

    /// Whether it is meant for this program, be it well written or not.
    package var isDirective: Bool { text.hasPrefix(Comment.directivePrefix) }
}

extension Comment {
    /// A comment in the text of a file: `bytes` are the file's, `inner` those between the signs.
    package init(in bytes: [UInt8], range: SourceRange, inner: SourceRange, level: Int) {
        var start = inner.start
        var end = inner.end
        while start < end, bytes[start] <= 0x20 { start += 1 }
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        var before = range.start
        while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
        // A byte order mark is no character of the first line.
        let isFirst = before == 0 || before == 3 && bytes[0] == 0xEF
        let isAlone = isFirst || bytes[before - 1] == 0x0A || bytes[before - 1] == 0x0D
        self.init(
            text: String(decoding: bytes[start..<end], as: UTF8.self), textRange: SourceRange(start, end),
            range: range, place: isAlone ? .above : .behind, level: level)
    }
}
