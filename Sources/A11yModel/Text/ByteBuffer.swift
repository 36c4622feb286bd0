/// Bytes that grow at their end. An array asks with every append whether it is shared, which takes ten times as long as
/// copying the few bytes of a key: a report has thirty of them for each finding.
final class ByteBuffer {
    /// The last bytes, the place behind them, and the end of the room for more.
    private var start: UnsafeMutablePointer<UInt8>
    private var next: UnsafeMutablePointer<UInt8>
    private var end: UnsafeMutablePointer<UInt8>
    /// The bytes before them, in pieces, so that a long text is not moved each time it grows.
    private var pieces: [UnsafeMutableBufferPointer<UInt8>] = []

    /// The size of a piece, about.
    private static let pieceSize = 1 << 20

    /// No bytes, and room for some.
    init(capacity: Int) {
        start = .allocate(capacity: capacity)
        next = start
        end = start + capacity
    }

    deinit {
        for piece in pieces { piece.deallocate() }
        start.deallocate()
    }

    /// The number of the last bytes.
    private var count: Int { next - start }

    /// Room for more bytes behind the others.
    @inline(__always)
    private func room(for more: Int) -> UnsafeMutablePointer<UInt8> {
        if end - next < more { grow(by: more) }
        return next
    }

    @inline(never)
    private func grow(by more: Int) {
        let count = count
        if count >= ByteBuffer.pieceSize / 2 {
            pieces.append(UnsafeMutableBufferPointer(start: start, count: count))
            use(max(ByteBuffer.pieceSize, more))
        } else {
            let smaller = start
            use(max(2 * (end - start), count + more))
            next.update(from: smaller, count: count)
            next += count
            smaller.deallocate()
        }
    }

    /// Starts new bytes.
    private func use(_ capacity: Int) {
        start = .allocate(capacity: capacity)
        next = start
        end = start + capacity
    }

    /// Appends bytes.
    @inline(__always)
    func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        room(for: bytes.count).update(from: source, count: bytes.count)
        next += bytes.count
    }

    /// Appends a text of ours.
    @inline(__always)
    func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends a byte.
    @inline(__always)
    func append(_ byte: UInt8) {
        room(for: 1).pointee = byte
        next += 1
    }

    /// Appends a comma if something stands before the next line, a line break and the indent of that line.
    func append(lineBehindComma hasComma: Bool, indent: Int) {
        next = ByteBuffer.write(lineBehindComma: hasComma, indent: indent, at: room(for: indent &+ ByteBuffer.slack))
    }

    /// Appends the same line, a text of ours between quotation marks, a colon and a blank. At once, because a report
    /// has eighty keys for each finding.
    @inline(__always)
    func append(key: StaticString, inLineBehindComma hasComma: Bool, indent: Int) {
        let start = room(for: indent &+ key.utf8CodeUnitCount &+ ByteBuffer.slack)
        let line = ByteBuffer.write(lineBehindComma: hasComma, indent: indent, at: start)
        let end = ByteBuffer.write(key: key, at: line)
        end.pointee = UInt8(ascii: " ")
        next = end + 1
    }

    /// Appends a text of ours between quotation marks, and a colon, behind a comma.
    func append(key: StaticString, behindComma hasComma: Bool) {
        let place = room(for: key.utf8CodeUnitCount &+ ByteBuffer.slack)
        place.pointee = UInt8(ascii: ",")
        next = ByteBuffer.write(key: key, at: place + (hasComma ? 1 : 0))
    }

    /// Writes a line break and an indent, and returns the place behind.
    @inline(__always)
    private static func write(
        lineBehindComma hasComma: Bool, indent: Int, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        start.pointee = UInt8(ascii: ",")
        let line = start + (hasComma ? 1 : 0)
        line.pointee = UInt8(ascii: "\n")
        // Few indents are greater; of the others some blanks are written into the room behind.
        let blanks = UnsafeMutableRawPointer(line + 1)
        blanks.storeBytes(of: 0x2020_2020_2020_2020, as: UInt64.self)
        blanks.storeBytes(of: 0x2020_2020_2020_2020, toByteOffset: 8, as: UInt64.self)
        if indent > 16 { (line + 17).update(repeating: UInt8(ascii: " "), count: indent - 16) }
        return line + 1 + indent
    }

    /// Writes a text between quotation marks, and a colon, and returns the place behind.
    @inline(__always)
    private static func write(
        key: StaticString, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        start.pointee = UInt8(ascii: "\"")
        let length = key.utf8CodeUnitCount
        (start + 1).update(from: key.utf8Start, count: length)
        let end = start + 1 + length
        end.pointee = UInt8(ascii: "\"")
        end[1] = UInt8(ascii: ":")
        return end + 2
    }

    /// At least as many bytes as are written of a line beside its indent and its key.
    private static let slack = 32

    /// Appends any text.
    @inline(__always)
    func append(utf8 text: String) { text.withBytes { append($0) } }

    /// Appends a text between quotation marks, with escapes.
    func append(quoting text: UnsafeBufferPointer<UInt8>) {
        append(UInt8(ascii: "\""))
        var start = 0
        while true {
            let escape = JSONEscapes.first(in: text, from: start)
            append(UnsafeBufferPointer(rebasing: text[start..<escape]))
            guard escape < text.count else { break }
            start = escape + append(escapeOf: text, at: escape)
        }
        append(UInt8(ascii: "\""))
    }

    /// Appends the escape of the character that begins at an index, and gives the number of its bytes.
    private func append(escapeOf text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        switch text[index] {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case UInt8(ascii: "\n"): append("\\n")
        case UInt8(ascii: "\r"): append("\\r")
        case UInt8(ascii: "\t"): append("\\t")
        default:
            let (unit, length) = JSONEscapes.unit(of: text, at: index)
            append("\\u")
            append(hexadecimal: UInt64(unit), digits: 4)
            return length
        }
        return 1
    }

    /// Appends the last digits of a number to the base 16.
    func append(hexadecimal number: UInt64, digits: Int) {
        let place = room(for: digits)
        var rest = number
        for index in stride(from: digits - 1, through: 0, by: -1) {
            place[index] = Hexadecimal.digit(rest)
            rest &>>= 4
        }
        next += digits
    }

    /// Appends a number in decimal digits.
    func append(decimal number: Int) {
        if number < 0 { append("-") }
        var rest = number.magnitude
        var digits = 1
        var limit: UInt = 10
        while rest >= limit, digits < ByteBuffer.mostDigits {
            digits += 1
            limit &*= 10
        }
        let place = room(for: digits)
        for index in stride(from: digits - 1, through: 0, by: -1) {
            place[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        next += digits
    }

    /// The most digits of a number for which there is a greater power of ten.
    private static let mostDigits = 20

    /// All bytes, which leaves the buffer empty. Each piece is released as soon as it is moved, so that a long report
    /// is not held twice.
    func take() -> [UInt8] {
        let length = pieces.reduce(count) { $0 + $1.count }
        let bytes = [UInt8](unsafeUninitializedCapacity: length) { bytes, end in
            func take(_ piece: UnsafeMutableBufferPointer<UInt8>) {
                end += UnsafeMutableBufferPointer(rebasing: bytes[end...]).update(fromContentsOf: piece)
            }
            for piece in pieces {
                take(piece)
                piece.deallocate()
            }
            take(UnsafeMutableBufferPointer(start: start, count: count))
        }
        pieces = []
        next = start
        return bytes
    }
}
