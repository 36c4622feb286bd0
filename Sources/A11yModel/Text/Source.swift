/// A file as the program received it: its path and its bytes.
public struct Source: Sendable {
    /// The path shown in reports; `-` for standard input without a name.
    public let path: String
    /// The file's bytes, not yet decoded.
    public let bytes: [UInt8]

    /// A source of these bytes, shown as `path`.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The bytes as UTF-8.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// A source of a text, encoded as UTF-8.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}

extension Source {
    /// The extension of the file's name, in lower case and without its dot; empty without one.
    public var `extension`: String {
        var name = path.utf8[...]
        while name.last == UInt8(ascii: "/") { name.removeLast() }
        if let slash = name.lastIndex(of: UInt8(ascii: "/")) { name = name[name.index(after: slash)...] }
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
        return Substring(name[name.index(after: dot)...]).lowercased()
    }

    /// Whether the file may declare a view of SwiftUI: it contains `some View` or another of its kinds of content.
    /// Cost: linear in the bytes.
    public var mentionsView: Bool {
        // All three begin alike, so that most files are looked through once.
        mentions("some ", before: ["View", "ToolbarContent", "Scene"])
    }

    /// Whether code of UIKit may make a bar item, or a button with a picture, in the file. Cost: linear in the bytes.
    public var mentionsControl: Bool {
        mentions("UIBarButtonItem", before: ["("]) || mentions("setImage", before: ["("])
            || mentions("setBackgroundImage", before: ["("]) || mentions("UIButton(", before: ["configuration:"])
    }

    /// Whether code of UIKit builds views in the file: it puts them into others. Cost: linear in the bytes.
    public var buildsUIKit: Bool { mentions("add", before: ["Subview(", "ArrangedSubview("]) }

    /// Whether the file contains a word with one of these behind it. The last byte tells how far the next place lies at
    /// which the word may end, so that few bytes are looked at (Horspool).
    private func mentions(_ word: String, before ends: [String]) -> Bool {
        let word = Array(word.utf8)
        var steps = [Int](repeating: word.count, count: 256)
        for (index, byte) in word.dropLast().enumerated() { steps[Int(byte)] = word.count - 1 - index }
        var end = word.count
        while end <= bytes.count {
            let last = bytes[end - 1]
            if last == word[word.count - 1], bytes[end - word.count..<end].elementsEqual(word),
                ends.contains(where: { bytes[end...].starts(with: $0.utf8) })
            {
                return true
            }
            end += steps[Int(last)]
        }
        return false
    }

    /// Whether the file contains the key or tag of a screen in our own format. Cost: linear in the bytes.
    public var mentionsScreen: Bool {
        let word = Array("screen".utf8)
        var index = 0
        while index + word.count < bytes.count {
            defer { index += 1 }
            guard bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word) else { continue }
            let end = bytes[index + word.count] == UInt8(ascii: "s") ? index + word.count + 1 : index + word.count
            if isKey(from: index, to: end) { return true }
        }
        return false
    }

    /// Whether a word is a tag, or a key of the outermost mapping.
    private func isKey(from start: Int, to end: Int) -> Bool {
        func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0x0A }
        let isQuoted = byte(start - 1) == UInt8(ascii: "\"")
        if byte(start - 1) == UInt8(ascii: "<") { return byte(end) <= 0x20 || byte(end) == UInt8(ascii: ">") }
        let isFirst = byte(start - 1) == 0x20 && byte(start - 2) == UInt8(ascii: "{")
        let opensLine = [0x0A, UInt8(ascii: "{"), 0xBF].contains(byte(start - 1))
        return isQuoted
            ? byte(end) == UInt8(ascii: "\"") && [0x20, UInt8(ascii: ":")].contains(byte(end + 1))
            : (isFirst || opensLine) && byte(end) == UInt8(ascii: ":")
    }
}

/// A half-open range of bytes in a source's UTF-8 text.
///
/// A file in UTF-16 is transcoded when it is parsed; its ranges count the bytes of the transcoded text. Both ends are
/// stored in 32 bits: no file of 4 GiB is parsed, and a screen has several ranges for each of its values.
public struct SourceRange: Hashable, Sendable {
    let first: UInt32
    let past: UInt32

    /// The first byte.
    public var start: Int { Int(first) }
    /// The byte after the last.
    public var end: Int { Int(past) }

    /// The bytes from `start` up to, but not including, `end`.
    public init(_ start: Int, _ end: Int) {
        first = UInt32(clamping: start)
        past = UInt32(clamping: max(start, end))
    }

    /// The empty range at the start of a file, for problems with the file as a whole.
    public static let fileStart = SourceRange(0, 0)

    /// Whether this range contains all of `other`.
    public func contains(_ other: SourceRange) -> Bool { first <= other.first && other.past <= past }
}

extension SourceRange: Comparable {
    /// By start, then by end: the order in which findings are listed.
    public static func < (left: SourceRange, right: SourceRange) -> Bool {
        (left.first, left.past) < (right.first, right.past)
    }
}

/// A comment in a file, or a line of Interface Builder's Notes.
public struct Comment: Hashable, Sendable {
    /// The position of a comment, which determines what it refers to.
    public enum Place: Hashable, Sendable {
        /// On lines of its own, above what it refers to.
        case above
        /// At the end of the line that it refers to.
        case behind
        /// In the Notes of the object with these bytes.
        case notes(of: SourceRange)
    }

    /// The comment style of a kind of file.
    public enum Style: String, Sendable {
        /// From `#` to the end of the line.
        case yaml
        /// Between `<!--` and `-->`.
        case xml
        /// From `//` to the end of the line.
        case swift
        /// In the Notes of an object, since Xcode drops comments.
        case notes
    }

    /// The prefix of comments for this program.
    public static let directivePrefix = "a11ylint:"

    /// Its text, without delimiters and surrounding blanks.
    public let text: String
    /// The bytes of the text. In Notes they may contain entities and be longer than `text`.
    public let textRange: SourceRange
    /// All of its bytes, including the delimiters.
    public let range: SourceRange
    /// Its position.
    public let place: Place
    /// Equal for comments on the same level: in YAML its column, in XML the offset of the enclosing tag.
    public let level: Int

    /// A comment with this text.
    public init(text: String, textRange: SourceRange, range: SourceRange, place: Place, level: Int = 0) {
        self.text = text
        self.textRange = textRange
        self.range = range
        self.place = place
        self.level = level
    }

    /// Whether it is a directive for this program, well-formed or not.
    public var isDirective: Bool { text.hasPrefix(Comment.directivePrefix) }
}

extension Comment {
    /// A comment in the bytes of a file; `inner` is the range between its delimiters.
    public init(in bytes: [UInt8], range: SourceRange, inner: SourceRange, level: Int) {
        var start = inner.start
        var end = inner.end
        while start < end, bytes[start] <= 0x20 { start += 1 }
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        var before = range.start
        while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
        // A byte order mark is not part of the first line.
        let isFirst = before == 0 || before == 3 && bytes[0] == 0xEF
        let isAlone = isFirst || bytes[before - 1] == 0x0A || bytes[before - 1] == 0x0D
        self.init(
            text: String(decoding: bytes[start..<end], as: UTF8.self), textRange: SourceRange(start, end),
            range: range, place: isAlone ? .above : .behind, level: level)
    }
}
