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
/// A line ends with LF, CR LF or CR. A byte order mark takes no column. The number of characters is stored for each
/// block of the text, so that many findings on one long line cost no more than elsewhere.
public struct LineTable: Sendable {
    /// The text.
    package let bytes: [UInt8]
    /// Made for the first place that is asked for: most texts have nothing to report.
    private let index: Deferred<Index>
    /// The places to report instead of those in this text; nil for the text itself.
    package var recorded: RecordedPlaces?

    /// Where the lines of a text lie.
    private struct Index: Sendable {
        /// Where each line starts; the first behind a byte order mark. An empty text has one line.
        var starts: [UInt32]
        /// The number of characters before each block of the text.
        var characters: [UInt32] = []

        init(_ bytes: [UInt8]) {
            starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
            var count: UInt32 = 0
            for (index, byte) in bytes.enumerated() {
                if index % LineTable.blockSize == 0 { characters.append(count) }
                if !LineTable.isContinuation(byte) { count += 1 }
                let isBreak = byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
                if isBreak { starts.append(UInt32(index + 1)) }
            }
            characters.append(count)
        }
    }

    /// The lines of a UTF-8 text.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        index = Deferred { Index(bytes) }
    }

    /// The number of lines.
    package var count: Int { index.value.starts.count }

    /// The location of a byte offset. Offsets outside the text are moved to its nearest end.
    package func place(of offset: Int) -> TextPosition {
        if let recorded { return recorded.place(of: offset) }
        let offset = min(max(offset, start(ofLine: 1)), bytes.count)
        let line = line(of: offset)
        let column = 1 + characters(before: offset) - characters(before: start(ofLine: line))
        return TextPosition(line: line, column: column)
    }

    /// The line of a byte offset, from 1; the last line for what is behind the text.
    package func line(of offset: Int) -> Int {
        let starts = index.value.starts
        var (line, next) = (1, starts.count + 1)
        while next - line > 1 {
            let middle = (line + next) / 2
            if Int(starts[middle - 1]) <= offset { line = middle } else { next = middle }
        }
        return line
    }

    /// The number of characters before an offset: of bytes without those that continue a character of UTF-8.
    private func characters(before offset: Int) -> Int {
        let block = offset / LineTable.blockSize
        let inside = bytes[block * LineTable.blockSize..<offset].count { !LineTable.isContinuation($0) }
        return Int(index.value.characters[block]) + inside
    }

    /// The bytes of a line, from 1, without its line break; nil if there is no such line.
    package func content(ofLine line: Int) -> SourceRange? {
        guard 1...count ~= line else { return nil }
        let start = start(ofLine: line)
        var end = line < count ? self.start(ofLine: line + 1) : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return SourceRange(start, end)
    }

    /// The text of these bytes. A range that ends within a character is moved inwards.
    package func text(in range: SourceRange) -> String {
        var start = min(max(range.start, 0), bytes.count)
        var end = min(max(range.end, start), bytes.count)
        while start < end, LineTable.isContinuation(bytes[start]) { start += 1 }
        while end > start, end < bytes.count, LineTable.isContinuation(bytes[end]) { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }

    /// Where a line of the text starts, from 1.
    private func start(ofLine line: Int) -> Int { Int(index.value.starts[line - 1]) }

    /// The bytes of a block.
    private static let blockSize = 256
}
