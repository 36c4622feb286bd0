import Foundation

/// The lines of a stream, read in batches: what is there is answered before more is waited for, and what was answered
/// is forgotten.
package struct RecordLines {
    /// A line without its line feed.
    package enum Line: Sendable {
        case text([UInt8])
        /// A line of more bytes than are read; it is passed over without being kept.
        case tooLong
    }

    private let descriptor: Int32
    private let path: String
    /// The most bytes of a line.
    private let most: Int
    private var unfinished: [UInt8] = []
    private var isPassingOver = false
    private var isAtEnd = false

    /// The lines behind a descriptor; `path` is for errors.
    package init(of descriptor: Int32, path: String, upTo most: Int) {
        self.descriptor = descriptor
        self.path = path
        self.most = most
    }

    /// The lines that are complete after waiting for some input, at most about a mebibyte; nil at the end. A text
    /// without a line feed at the end is a line, too.
    package mutating func batch() throws(Failure) -> [Line]? {
        if isAtEnd { return nil }
        var lines: [Line] = []
        var size = 0
        while size < RecordLines.batchSize, lines.isEmpty || isReady {
            let block = try nextBytes(of: descriptor, upTo: RecordLines.blockSize, path: path)
            if block.isEmpty {
                isAtEnd = true
                if isPassingOver {
                    lines.append(.tooLong)
                } else if !unfinished.isEmpty {
                    lines.append(.text(unfinished))
                }
                unfinished = []
                return lines.isEmpty ? nil : lines
            }
            size += block.count
            add(block, to: &lines)
        }
        return lines
    }

    /// Splits a block at its line feeds.
    private mutating func add(_ block: [UInt8], to lines: inout [Line]) {
        var start = 0
        while let end = block[start...].firstIndex(of: UInt8(ascii: "\n")) {
            keep(block[start..<end])
            lines.append(isPassingOver ? .tooLong : .text(unfinished))
            (unfinished, isPassingOver) = ([], false)
            start = end + 1
        }
        keep(block[start...])
    }

    private mutating func keep(_ part: ArraySlice<UInt8>) {
        if isPassingOver { return }
        if part.count > most - unfinished.count {
            (unfinished, isPassingOver) = ([], true)
        } else {
            unfinished += part
        }
    }

    /// Whether there is input, or its end, without waiting.
    private var isReady: Bool {
        var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) > 0
    }

    /// The bytes of one read; more than a pipe holds.
    private static let blockSize = 1 << 17
    /// The bytes of a batch: hundreds of records, so that threads seldom wait for each other at its end.
    private static let batchSize = 1 << 20
}
