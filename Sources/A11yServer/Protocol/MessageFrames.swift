/// The messages in a stream of bytes: each behind a header that says how long it is, however the stream was cut.
///
/// No input stops it: an invalid message is reported once, and skipped up to the next header.
struct MessageFrames {
    /// What stands next in the stream.
    enum Frame: Equatable {
        /// The text of a message.
        case message([UInt8])
        /// Why the message is invalid, as a sentence.
        case fault(String)
    }

    /// Bytes of the longest message that is read: the longest file that is checked, as a JSON text.
    static let mostBytes = 1 << 29
    /// Bytes of the longest header; those of clients have some 50.
    private static let longestHeader = 4096

    private var buffer: [UInt8] = []
    private var start = 0
    /// Bytes of a message that is too long, still to come.
    private var unwanted = 0
    private var isLost = false

    /// Adds what was read.
    mutating func add(_ bytes: [UInt8]) {
        if start > 0 {
            buffer.removeFirst(start)
            start = 0
        }
        buffer += bytes
    }

    /// The next of the stream; nil until more has come.
    mutating func next() -> Frame? {
        let skipped = min(unwanted, buffer.count - start)
        start += skipped
        unwanted -= skipped
        guard unwanted == 0, !isLost || findHeader() else { return nil }
        guard let header = header else {
            guard buffer.count - start > MessageFrames.longestHeader else { return nil }
            start += 1
            return lose("no header ends within \(MessageFrames.longestHeader) bytes")
        }
        guard let length = MessageFrames.length(in: buffer[header.text]) else {
            start = header.end
            return lose("a message begins with the line “Content-Length: ” and a number")
        }
        guard length <= MessageFrames.mostBytes else {
            start = header.end
            unwanted = length
            return .fault("a message has at most \(MessageFrames.mostBytes) bytes, and not \(length)")
        }
        guard buffer.count - header.end >= length else { return nil }
        start = header.end + length
        return .message(Array(buffer[header.end..<start]))
    }

    private mutating func lose(_ why: String) -> Frame {
        isLost = true
        return .fault(why)
    }

    /// Moves to what may be a header; false, and past what is none, until one has come.
    private mutating func findHeader() -> Bool {
        let name = Array("Content-Length:".utf8)
        while start + name.count <= buffer.count {
            if buffer[start..<start + name.count].elementsEqual(name) {
                isLost = false
                return true
            }
            start += 1
        }
        return false
    }

    /// The lines of the header and where it ends, behind an empty line; nil until that has come.
    private var header: (text: Range<Int>, end: Int)? {
        let lineFeed = UInt8(ascii: "\n")
        var lineStart = start
        for index in start..<min(buffer.count, start + MessageFrames.longestHeader) where buffer[index] == lineFeed {
            let isEmpty = buffer[lineStart..<index].allSatisfy { $0 == UInt8(ascii: "\r") }
            if isEmpty, lineStart > start { return (start..<lineStart, index + 1) }
            lineStart = index + 1
        }
        return nil
    }

    /// The length that a header states.
    private static func length(in header: ArraySlice<UInt8>) -> Int? {
        for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            return Int(parts[1].drop { $0 == " " }).flatMap { $0 >= 0 ? $0 : nil }
        }
        return nil
    }
}
