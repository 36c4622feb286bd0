/// Tells the places of offsets one after another. Both ends of a range mostly lie on one line, and so do the edits of a
/// fix: from a place, the next one is found by the few bytes between them.
package struct Places {
    private let lines: LineTable
    /// The bytes of a text that tells places itself; else nil.
    private let bytes: [UInt8]?
    /// The last offset, and its place.
    private var offset = 0
    private var place = TextPosition(line: 1, column: 1)

    /// The places in a text.
    package init(in lines: LineTable) {
        self.lines = lines
        bytes = lines.recorded == nil ? lines.bytes : nil
    }

    /// The location of a byte offset, as the lines tell it.
    package mutating func place(of target: Int) -> TextPosition {
        // A byte order mark, which takes no column, is at the start.
        if let bytes, offset > 0, offset...offset + Places.nearby ~= target, target <= bytes.count {
            place = Places.place(in: bytes, after: (offset, place), target)
        } else {
            place = lines.place(of: target)
        }
        offset = target
        return place
    }

    /// The location of an offset a little behind another one.
    private static func place(
        in bytes: [UInt8], after last: (offset: Int, place: TextPosition), _ target: Int
    ) -> TextPosition {
        var (line, column) = (last.place.line, last.place.column)
        bytes.withUnsafeBufferPointer { bytes in
            for index in last.offset..<target {
                let isReturn = bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
                if bytes[index] == 0x0A || isReturn {
                    line += 1
                    column = 1
                } else if bytes[index] & 0b1100_0000 != 0b1000_0000 {
                    column += 1
                }
            }
        }
        return TextPosition(line: line, column: column)
    }

    /// The bytes that are looked at one by one rather than in the table of lines (ours).
    private static let nearby = 64
}
