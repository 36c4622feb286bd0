/// A line of JSON around a text that one of its strings holds: converts offsets in the text to those in the line.
package final class Surroundings: Placing {
    /// The number of the line in its file, from 1.
    private let line: Int
    private let lines: LineTable
    /// The offsets in the text and in the line after each escape, in ascending order.
    private let marks: [(inner: Int, outer: Int)]

    /// The line with this number, whose string with the bytes at `string`, without the quotation marks, is the text.
    package init(line: Int, _ bytes: [UInt8], string: Range<Int>) {
        var marks = [(inner: 0, outer: string.lowerBound)]
        _ = JSONString.text(of: bytes, at: string) { marks.append((inner: $0, outer: $1)) }
        self.line = line
        self.marks = marks
        lines = LineTable(bytes)
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
