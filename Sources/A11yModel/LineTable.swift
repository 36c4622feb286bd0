/// A place as people write it: line and column count from 1, columns count Unicode scalars.
public struct Place: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int

    /// The place at `line` and `column`, both from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// Turns byte offsets into lines and columns: the only place where these are computed.
///
/// A line ends with LF, CR LF or CR. A byte order mark takes no column.
public struct LineTable: Sendable {
    /// The text.
    public let bytes: [UInt8]
    private let starts: [Int]
    /// The characters before each block of the text; empty where every line is short enough to be counted through.
    private let charactersBefore: [Int]

    /// The lines of a UTF-8 text.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [bytes.starts(with: LineTable.byteOrderMark) ? LineTable.byteOrderMark.count : 0]
        let lineFeed = UInt8(ascii: "\n")
        let carriageReturn = UInt8(ascii: "\r")
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == lineFeed {
                starts.append(index)
            } else if byte == carriageReturn, index == bytes.count || bytes[index] != lineFeed {
                starts.append(index)
            }
        }
        self.starts = starts
        let hasLongLine = zip(starts, starts.dropFirst() + [bytes.count]).contains { $1 - $0 > LineTable.blockSize }
        charactersBefore = hasLongLine ? LineTable.charactersBefore(blocksOf: bytes) : []
    }

    /// The number of lines; an empty text has one.
    public var count: Int { starts.count }

    /// The place of a byte offset; offsets outside the text are moved to its nearest end.
    public func place(of offset: Int) -> Place {
        let line = line(of: offset)
        let end = min(max(offset, starts[line]), bytes.count)
        return Place(line: line + 1, column: 1 + characters(in: starts[line], end))
    }

    /// How many characters begin in these bytes. A file without line breaks may be large and have many findings: what
    /// is long is not counted again for each of them.
    private func characters(in start: Int, _ end: Int) -> Int {
        guard end - start > LineTable.blockSize, !charactersBefore.isEmpty else {
            return LineTable.characters(in: bytes[start..<end])
        }
        func before(_ offset: Int) -> Int {
            let block = offset / LineTable.blockSize
            return charactersBefore[block] + LineTable.characters(in: bytes[block * LineTable.blockSize..<offset])
        }
        return before(end) - before(start)
    }

    private static func charactersBefore(blocksOf bytes: [UInt8]) -> [Int] {
        var before = [0]
        for block in 0..<bytes.count / blockSize {
            before.append(before[block] + characters(in: bytes[block * blockSize..<(block + 1) * blockSize]))
        }
        return before
    }

    private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
        bytes.count { $0 & 0b1100_0000 != 0b1000_0000 }
    }

    /// The bytes of a line, from 1, without its line break; nil where there is no such line.
    public func content(ofLine line: Int) -> SourceRange? {
        guard starts.indices.contains(line - 1) else { return nil }
        var end = line < starts.count ? starts[line] : bytes.count
        let start = starts[line - 1]
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return SourceRange(start, end)
    }

    /// The text of a line, from 1, without its line break; nil where there is no such line.
    public func text(ofLine line: Int) -> String? { content(ofLine: line).map(text) }

    /// The text of these bytes. A range that ends within a character is moved inwards.
    public func text(in range: SourceRange) -> String {
        var start = min(max(range.start, 0), bytes.count)
        var end = min(max(range.end, start), bytes.count)
        while start < end, isInsideCharacter(start) { start += 1 }
        while end > start, end < bytes.count, isInsideCharacter(end) { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private func isInsideCharacter(_ offset: Int) -> Bool { bytes[offset] & 0b1100_0000 == 0b1000_0000 }

    private func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Bytes that are counted through at once: much longer than lines that people write.
    private static let blockSize = 4096

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
