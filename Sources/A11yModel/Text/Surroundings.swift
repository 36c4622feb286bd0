/// A line of JSON around a text that one of its strings holds: converts offsets in the text to those in the line.
public final class Surroundings: Sendable {
    /// The number of the line in its file, from 1.
    private let line: Int
    private let lines: LineTable
    /// The offsets in the text and in the line after each escape, in ascending order.
    private let marks: [(inner: Int, outer: Int)]

    /// The line with this number, whose bytes in `string`, without the quotation marks, are the text as JSON escapes it.
    package init(line: Int, _ bytes: [UInt8], string: Range<Int>) {
        self.line = line
        lines = LineTable(bytes)
        marks = Surroundings.marks(of: bytes, string)
    }

    private static func marks(of bytes: [UInt8], _ string: Range<Int>) -> [(inner: Int, outer: Int)] {
        var marks = [(inner: 0, outer: string.lowerBound)]
        var (inner, outer) = (0, string.lowerBound)
        while let escape = bytes[outer..<string.upperBound].firstIndex(of: UInt8(ascii: "\\")) {
            inner += escape - outer
            let (width, length) = character(at: escape, in: bytes)
            inner += width
            outer = min(escape + length, string.upperBound)
            marks.append((inner, outer))
        }
        return marks
    }

    /// The bytes that the character of an escape takes in UTF-8, and those of the escape. Two escapes of UTF-16
    /// surrogates are one character.
    private static func character(at index: Int, in bytes: [UInt8]) -> (width: Int, length: Int) {
        let (short, long) = (2, 6)
        guard let unit = unit(at: index, in: bytes) else { return (1, short) }
        if UTF16.isLeadSurrogate(unit), let next = self.unit(at: index + long, in: bytes), UTF16.isTrailSurrogate(next)
        {
            return (4, long + long)
        }
        return (unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3, long)
    }

    /// The UTF-16 unit of an escape such as `\u00e9`; nil for any other escape.
    private static func unit(at index: Int, in bytes: [UInt8]) -> UInt16? {
        let digits = index + 2..<index + 6
        guard digits.upperBound <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        else { return nil }
        return UInt16(String(decoding: bytes[digits], as: UTF8.self), radix: 16)
    }

    /// The offset in the line, in bytes, of an offset in the text.
    package func offset(of offset: Int) -> Int {
        var (low, high) = (0, marks.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if marks[middle].inner <= offset { low = middle } else { high = middle }
        }
        return marks[low].outer + max(offset - marks[low].inner, 0)
    }

    /// The place in the file of lines of an offset in the text.
    package func place(of offset: Int) -> TextPosition {
        TextPosition(line: line, column: lines.place(of: self.offset(of: offset)).column)
    }
}
