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
    init() {
        capacity = 1 << 12
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

    /// Appends a line break and the indent of the next line, a quoted text of ours, and what follows it.
    func append(lineIndentedBy indent: Int, quoting text: StaticString, before end: StaticString) {
        let length = indent + text.utf8CodeUnitCount + end.utf8CodeUnitCount + "\n\"\"".utf8.count
        var place = room(for: length)
        func put(_ byte: UInt8, times: Int = 1) {
            place.update(repeating: byte, count: times)
            place += times
        }
        func put(_ text: StaticString) {
            place.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
            place += text.utf8CodeUnitCount
        }
        put(UInt8(ascii: "\n"))
        put(UInt8(ascii: " "), times: indent)
        put(UInt8(ascii: "\""))
        put(text)
        put(UInt8(ascii: "\""))
        put(end)
        count += length
    }

    /// Appends any text.
    func append(utf8 text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Appends the same byte several times.
    @inline(__always)
    func append(_ byte: UInt8, times: Int) {
        room(for: times).update(repeating: byte, count: times)
        count += times
    }

    /// Appends a number in decimal digits.
    func append(decimal number: Int) {
        if number < 0 { append("-") }
        var digits = 1
        var rest = number.magnitude / 10
        while rest > 0 {
            digits += 1
            rest /= 10
        }
        let place = room(for: digits)
        rest = number.magnitude
        for index in stride(from: digits - 1, through: 0, by: -1) {
            place[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        count += digits
    }

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
