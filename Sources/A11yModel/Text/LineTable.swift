/// A location in a file: line and column from 1, columns in Unicode scalars.
package struct TextPosition: Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The column in Unicode scalars, from 1.
    package let column: Int

    /// The location at `line` and `column`, both from 1.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// Converts byte offsets to lines and columns. Nothing else computes these.
///
/// A line ends with LF, CR LF or CR. A byte order mark takes no column. The table stores only how many lines and
/// characters start before each block of the text, and counts within the block. So many findings on one long line cost
/// no more than elsewhere.
public struct LineTable: Sendable {
    /// The text.
    package let bytes: [UInt8]
    private let blocks: [Block]
    /// Whether every character is one byte, and whether the text contains CR. They allow faster counting.
    private let (isASCII, hasReturns): (Bool, Bool)
    /// The number of lines; an empty text has one.
    package let count: Int
    /// What tells places instead of this text; nil for the text itself.
    package var placing: (any Placing)?

    /// The counts before a block of the text.
    private struct Block {
        /// Line breaks.
        var breaks: UInt32
        /// Characters, including a byte order mark.
        var characters: UInt32
        /// The start of the line in which the block starts.
        var lineStart: UInt32
    }

    /// The lines of a UTF-8 text.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        isASCII = bytes.continuationCount(0, bytes.count) == 0
        hasReturns = bytes.count(of: 0x0D, 0, bytes.count) > 0
        var before = Block(breaks: 0, characters: 0, lineStart: UInt32(LineTable.textStart(of: bytes)))
        var blocks: [Block] = []
        blocks.reserveCapacity(bytes.count / LineTable.blockSize + 1)
        for start in stride(from: 0, through: bytes.count, by: LineTable.blockSize) {
            blocks.append(before)
            let end = min(start + LineTable.blockSize, bytes.count)
            before.breaks += UInt32(LineTable.breaks(in: bytes, hasReturns, start, end))
            before.characters += UInt32(LineTable.characters(in: bytes, isASCII, start, end))
            if let last = LineTable.lastBreak(in: bytes, start, end) { before.lineStart = UInt32(last + 1) }
        }
        self.blocks = blocks
        count = Int(before.breaks) + 1
    }

    /// The location of a byte offset. Offsets outside the text are moved to its nearest end.
    package func place(of offset: Int) -> TextPosition {
        if let placing { return placing.place(of: offset) }
        let offset = min(max(offset, LineTable.textStart(of: bytes)), bytes.count)
        let (line, start) = line(around: offset)
        // Most lines start in the block of the offset.
        let isNear = start >= offset / LineTable.blockSize * LineTable.blockSize
        let column =
            isNear ? characters(start, offset) : characters(before: offset) - characters(before: start)
        return TextPosition(line: line, column: 1 + column)
    }

    /// The number, from 1, and the start of the line of an offset.
    private func line(around offset: Int) -> (number: Int, start: Int) {
        let block = offset / LineTable.blockSize
        let blockStart = block * LineTable.blockSize
        let start = LineTable.lastBreak(in: bytes, blockStart, offset).map { $0 + 1 } ?? Int(blocks[block].lineStart)
        return (1 + Int(blocks[block].breaks) + LineTable.breaks(in: bytes, hasReturns, blockStart, offset), start)
    }

    private func characters(before offset: Int) -> Int {
        let block = offset / LineTable.blockSize
        return Int(blocks[block].characters) + characters(block * LineTable.blockSize, offset)
    }

    private func characters(_ start: Int, _ end: Int) -> Int {
        LineTable.characters(in: bytes, isASCII, start, end)
    }

    /// The bytes of a line, from 1, without its line break; nil if there is no such line.
    package func content(ofLine line: Int) -> SourceRange? {
        guard 1...count ~= line else { return nil }
        let start = start(ofLine: line)
        var end = line < count ? self.start(ofLine: line + 1) : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return SourceRange(start, end)
    }

    /// The text of a line, from 1, without its line break; nil if there is no such line.
    package func text(ofLine line: Int) -> String? { content(ofLine: line).map(text) }

    /// The text of these bytes. A range that ends within a character is moved inwards.
    package func text(in range: SourceRange) -> String {
        var start = min(max(range.start, 0), bytes.count)
        var end = min(max(range.end, start), bytes.count)
        while start < end, isInsideCharacter(start) { start += 1 }
        while end > start, end < bytes.count, isInsideCharacter(end) { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private func isInsideCharacter(_ offset: Int) -> Bool { bytes[offset] & 0b1100_0000 == 0b1000_0000 }

    /// Where a line of the text begins, from 1.
    private func start(ofLine line: Int) -> Int {
        guard line > 1 else { return LineTable.textStart(of: bytes) }
        var low = 0
        var high = blocks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(blocks[middle].breaks) < line - 1 { low = middle } else { high = middle }
        }
        var index = low * LineTable.blockSize
        var wanted = line - 1 - Int(blocks[low].breaks)
        while index < bytes.count, wanted > 0 {
            if LineTable.isBreak(bytes, index) { wanted -= 1 }
            index += 1
        }
        return index
    }

    /// The bytes of a block.
    private static let blockSize = 1024

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func textStart(of bytes: [UInt8]) -> Int {
        bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    }
}

/// Counting in a range of bytes.
extension LineTable {
    private static func breaks(in bytes: [UInt8], _ hasReturns: Bool, _ start: Int, _ end: Int) -> Int {
        if !hasReturns { return bytes.count(of: 0x0A, start, end) }
        return (start..<end).count { isBreak(bytes, $0) }
    }

    private static func characters(in bytes: [UInt8], _ isASCII: Bool, _ start: Int, _ end: Int) -> Int {
        end - start - (isASCII ? 0 : bytes.continuationCount(start, end))
    }

    private static func lastBreak(in bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
        var index = end
        while index > start {
            index -= 1
            if isBreak(bytes, index) { return index }
        }
        return nil
    }

    /// Whether a line ends with this byte.
    private static func isBreak(_ bytes: [UInt8], _ index: Int) -> Bool {
        bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
    }
}

/// Counts bytes eight at a time. Every file needs line and column numbers, and counting byte by byte takes half as long
/// as reading the file.
extension [UInt8] {
    /// How many bytes of a range equal `byte`; the range is clamped to the text. Cost: linear in the range.
    func count(of byte: UInt8, _ start: Int, _ end: Int) -> Int {
        let pattern = Lanes.each(byte)
        return tally(start, end) { Lanes.zeros(in: $0 ^ pattern) }
    }

    /// How many bytes of a range continue a character of UTF-8: those with the highest bit set and the next one not.
    func continuationCount(_ start: Int, _ end: Int) -> Int {
        tally(start, end) { $0 & ~($0 << 1) & Lanes.highest }
    }

    /// The number of marked bytes of a range; `marks` sets the highest bit of each of eight bytes that counts.
    @inline(__always)
    private func tally(_ start: Int, _ end: Int, _ marks: (UInt64) -> UInt64) -> Int {
        let (start, end) = (Swift.max(start, 0), Swift.min(end, count))
        guard start < end else { return 0 }
        return withUnsafeBytes { bytes in
            var total = 0
            var index = start
            while index &+ Lanes.count <= end {
                // A lane counts to 255 before it overflows.
                let pause = Swift.min(index &+ Lanes.count &* 255, end &- Lanes.count &+ 1)
                var sums: UInt64 = 0
                while index < pause {
                    sums &+= marks(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) >> 7
                    index &+= Lanes.count
                }
                total &+= Lanes.sum(of: sums)
            }
            // The remaining bytes are checked one by one.
            while index < end {
                if marks(UInt64(truncatingIfNeeded: bytes[index])) & 0x80 != 0 { total &+= 1 }
                index &+= 1
            }
            return total
        }
    }
}

/// A word as eight bytes side by side.
private enum Lanes {
    /// Bytes of a word.
    static let count = 8
    /// The highest bit of each byte.
    static let highest: UInt64 = 0x8080_8080_8080_8080

    /// The same byte eight times.
    static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// The highest bit of each byte that is 0. There is no carry into the next byte: without the highest bits, the
    /// greatest sum is 0x7F + 0x7F.
    static func zeros(in word: UInt64) -> UInt64 {
        let rest = word & ~highest
        return ~((rest &+ ~highest) | word) & highest
    }

    /// The sum of the bytes, by pairs first so that nothing overflows.
    static func sum(of word: UInt64) -> Int {
        let pairs = (word & 0x00FF_00FF_00FF_00FF) &+ (word >> 8 & 0x00FF_00FF_00FF_00FF)
        return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
    }
}
