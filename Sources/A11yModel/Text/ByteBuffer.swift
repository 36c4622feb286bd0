/// Bytes that grow at their end. An array asks with every append whether it is shared, which takes ten times as long as
/// copying the few bytes of a key: a report has thirty of them for each finding.
final class ByteBuffer {
    /// The last bytes, and how many there is room for.
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0
    /// The bytes before them, in pieces, so that a long text is not moved each time it grows.
    private var pieces: [UnsafeMutableBufferPointer<UInt8>] = []

    /// The size of a piece, about.
    private static let pieceSize = 1 << 20

    /// No bytes, and room for some.
    init(capacity: Int = 1 << 12) {
        self.capacity = capacity
        start = .allocate(capacity: capacity)
    }

    deinit {
        for piece in pieces { piece.deallocate() }
        start.deallocate()
    }

    /// Room for more bytes behind the others.
    @inline(__always)
    private func room(for more: Int) -> UnsafeMutablePointer<UInt8> {
        if capacity - count < more { grow(by: more) }
        return start + count
    }

    @inline(never)
    private func grow(by more: Int) {
        if count >= ByteBuffer.pieceSize / 2 {
            pieces.append(UnsafeMutableBufferPointer(start: start, count: count))
            capacity = max(ByteBuffer.pieceSize, more)
            start = .allocate(capacity: capacity)
            count = 0
        } else {
            capacity = max(2 * capacity, count + more)
            let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
            larger.update(from: start, count: count)
            start.deallocate()
            start = larger
        }
    }

    /// Appends bytes.
    @inline(__always)
    func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        room(for: bytes.count).update(from: source, count: bytes.count)
        count += bytes.count
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
        count += 1
    }

    /// Appends a comma if something stands before the next line, a line break and the indent of that line.
    @inline(__always)
    func append(lineBehindComma hasComma: Bool, indent: Int) {
        let size = indent + 2
        // Blanks are written eight at a time, the last of them perhaps into the room behind.
        let place = UnsafeMutableRawPointer(room(for: size + ByteBuffer.blanks.bitWidth / 8))
        place.storeBytes(of: UInt8(ascii: ","), as: UInt8.self)
        let line = hasComma ? 1 : 0
        place.storeBytes(of: UInt8(ascii: "\n"), toByteOffset: line, as: UInt8.self)
        var written = 0
        while written < indent {
            place.storeBytes(of: ByteBuffer.blanks, toByteOffset: line + 1 + written, as: UInt64.self)
            written += ByteBuffer.blanks.bitWidth / 8
        }
        count += line + 1 + indent
    }

    private static let blanks: UInt64 = 0x2020_2020_2020_2020

    /// Appends a text of ours between quotation marks, and a colon.
    @inline(__always)
    func append(key: StaticString) {
        let length = key.utf8CodeUnitCount
        let place = room(for: length + "\"\":".utf8.count)
        place[0] = UInt8(ascii: "\"")
        (place + 1).update(from: key.utf8Start, count: length)
        place[length + 1] = UInt8(ascii: "\"")
        place[length + 2] = UInt8(ascii: ":")
        count += length + 3
    }

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
        for index in 0..<digits { place[index] = Hexadecimal.digit(number >> UInt64(4 * (digits - 1 - index))) }
        count += digits
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
        count += digits
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
        count = 0
        return bytes
    }
}
