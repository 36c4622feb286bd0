import A11yModel

/// What the columns of a client count. Everywhere else in the program offsets count bytes.
enum PositionEncoding: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    /// The encoding to use with a client that can do these: its first choice that we know, else UTF-16, which every
    /// client can do.
    init(offered names: [String]) {
        self = names.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    }

    /// How much a character counts, by its first byte in UTF-8; 0 for the bytes that follow.
    func width(of byte: UInt8) -> Int {
        let isContinuation = byte & 0b1100_0000 == 0b1000_0000
        switch self {
        case .utf8: return 1
        case .utf16: return isContinuation ? 0 : byte >= 0xF0 ? 2 : 1
        case .utf32: return isContinuation ? 0 : 1
        }
    }
}

/// The lines of a buffer, as clients count them: from 0, and a byte order mark is a character like others.
struct TextLines: Sendable {
    private let table: LineTable

    /// The lines of a text, which end with LF, CR LF or CR.
    init(_ bytes: [UInt8]) { table = LineTable(bytes) }

    /// The UTF-8 text.
    var bytes: [UInt8] { table.bytes }

    /// The bytes of a line, from 0, without its line break; the end of the text for a line behind it.
    func content(ofLine line: Int) -> SourceRange {
        let content = table.content(ofLine: line + 1) ?? SourceRange(bytes.count, bytes.count)
        return line == 0 ? SourceRange(0, content.end) : content
    }

    /// The line and column, both from 0, of a byte; of the nearest end for one outside the text.
    func position(of offset: Int, in encoding: PositionEncoding) -> (line: Int, column: Int) {
        let offset = min(max(offset, 0), bytes.count)
        let line = table.line(of: offset) - 1
        let column = bytes[content(ofLine: line).start..<offset].reduce(0) { $0 + encoding.width(of: $1) }
        return (line, column)
    }

    /// The byte at a line and column, both from 0; the end of the line for a column behind it, the end of the text for
    /// a line behind it. A column within a character is its beginning.
    func offset(line: Int, column: Int, in encoding: PositionEncoding) -> Int {
        guard line >= 0 else { return 0 }
        let content = content(ofLine: line)
        var left = column
        var index = content.start
        while index < content.end {
            var next = index + 1
            while next < content.end, bytes[next] & 0b1100_0000 == 0b1000_0000 { next += 1 }
            let width = bytes[index..<next].reduce(0) { $0 + encoding.width(of: $1) }
            guard left >= width else { return index }
            left -= width
            index = next
        }
        return content.end
    }
}
