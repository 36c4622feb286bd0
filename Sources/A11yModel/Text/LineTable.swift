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
    /// Whether every character is one byte, so that none need be counted.
    private let isASCII: Bool
    /// The offset behind a byte order mark.
    private let textStart: Int
    /// The number of lines; an empty text has one.
    package let count: Int
    /// The places to report instead of those in this text; nil for the text itself.
    package var recorded: RecordedPlaces?

    /// The counts before a block of the text.
    private struct Block {
        /// Line breaks.
        var breaks: UInt32
        /// Characters, including a byte order mark.
        var characters: UInt32
    }

    /// The lines of a UTF-8 text.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        textStart = bytes.starts(with: LineTable.byteOrderMark) ? LineTable.byteOrderMark.count : 0
        isASCII = bytes.span.firstNonASCII(from: 0) == bytes.count
        var before = Block(breaks: 0, characters: 0)
        var blocks: [Block] = []
        blocks.reserveCapacity(bytes.count / LineTable.blockSize + 1)
        for start in stride(from: 0, through: bytes.count, by: LineTable.blockSize) {
            blocks.append(before)
            let end = min(start + LineTable.blockSize, bytes.count)
            before.breaks &+= UInt32(truncatingIfNeeded: LineTable.breaks(in: bytes.span, start, end))
            before.characters += UInt32(LineTable.characters(in: bytes.span, isASCII, start, end))
        }
        self.blocks = blocks
        count = Int(before.breaks) + 1
    }

    /// The location of a byte offset. Offsets outside the text are moved to its nearest end.
    package func place(of offset: Int) -> TextPosition {
        if let recorded { return recorded.place(of: offset) }
        let offset = min(max(offset, textStart), bytes.count)
        let (line, start) = line(around: offset)
        // Most lines start in the block of the offset, or just above it.
        let isNear = isASCII || offset - start < LineTable.blockSize
        let column =
            isNear
            ? LineTable.characters(in: bytes.span, isASCII, start, offset)
            : characters(before: offset) - characters(before: start)
        return TextPosition(line: line, column: 1 + column)
    }

    /// The number, from 1, and the start of the line of an offset.
    private func line(around offset: Int) -> (number: Int, start: Int) {
        let block = offset / LineTable.blockSize
        let (above, inside) = (
            Int(blocks[block].breaks), LineTable.breaks(in: bytes.span, block * LineTable.blockSize, offset)
        )
        let number = 1 + above + inside
        guard inside > 0 else { return (number, start(ofLine: number)) }
        let text = bytes.span
        var start = offset
        while !LineTable.isBreak(text, start - 1) { start -= 1 }
        return (number, start)
    }

    private func characters(before offset: Int) -> Int {
        let block = offset / LineTable.blockSize
        return Int(blocks[block].characters)
            + LineTable.characters(in: bytes.span, isASCII, block * LineTable.blockSize, offset)
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
        guard line > 1 else { return textStart }
        var low = 0
        var high = blocks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(blocks[middle].breaks) < line - 1 { low = middle } else { high = middle }
        }
        let text = bytes.span
        var index = low * LineTable.blockSize
        var wanted = line - 1 - Int(blocks[low].breaks)
        while index < text.count, wanted > 0 {
            if LineTable.isBreak(text, index) { wanted -= 1 }
            index += 1
        }
        return index
    }

    /// The bytes of a block.
    private static let blockSize = 256

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// Counting in a range of bytes.
extension LineTable {
    /// How many line breaks a range has.
    private static func breaks(in text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        var breaks = 0
        for index in start..<end where isBreak(text, index) { breaks += 1 }
        return breaks
    }

    /// Whether a line ends with this byte.
    @inline(__always)
    private static func isBreak(_ text: Span<UInt8>, _ index: Int) -> Bool {
        text[index] == 0x0A || text[index] == 0x0D && (index + 1 == text.count || text[index + 1] != 0x0A)
    }

    /// The number of characters of a range: of bytes without those that continue a character of UTF-8.
    private static func characters(in text: Span<UInt8>, _ isASCII: Bool, _ start: Int, _ end: Int) -> Int {
        if isASCII || start >= end { return end - start }
        var characters = 0
        for index in start..<end where text[index] & 0b1100_0000 != 0b1000_0000 { characters += 1 }
        return characters
    }
}
