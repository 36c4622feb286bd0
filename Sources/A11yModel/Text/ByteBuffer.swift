/// Bytes that grow at their end, as JSON is written.
final class ByteBuffer {
    private var bytes: [UInt8] = []

    /// No bytes, and room for some.
    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    /// Appends bytes.
    func append(_ more: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: more) }

    /// Appends a text of ours.
    func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    func append(_ byte: UInt8) { bytes.append(byte) }

    /// Appends a comma if something stands before the next line, a line break and the indent of that line.
    func append(lineBehindComma hasComma: Bool, indent: Int) {
        if hasComma { append(UInt8(ascii: ",")) }
        append(UInt8(ascii: "\n"))
        var left = indent
        while left > 0 {
            let count = min(left, ByteBuffer.blanks.utf8CodeUnitCount)
            append(UnsafeBufferPointer(start: ByteBuffer.blanks.utf8Start, count: count))
            left -= count
        }
    }

    private static let blanks: StaticString = "                                "

    /// Appends the same line, a text of ours between quotation marks, a colon and a blank.
    func append(key: StaticString, inLineBehindComma hasComma: Bool, indent: Int) {
        append(lineBehindComma: hasComma, indent: indent)
        append(key: key, behindComma: false)
        append(UInt8(ascii: " "))
    }

    /// Appends a text of ours between quotation marks, and a colon, behind a comma.
    func append(key: StaticString, behindComma hasComma: Bool) {
        if hasComma { append(UInt8(ascii: ",")) }
        append(UInt8(ascii: "\""))
        append(key)
        append("\":")
    }

    func append(utf8 text: String) { bytes.append(contentsOf: text.utf8) }

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
        for digit in (0..<digits).reversed() { append(Hexadecimal.digit(number >> UInt64(4 * digit))) }
    }

    /// Appends a number in decimal digits.
    func append(decimal number: Int) { append(utf8: String(number)) }

    /// All bytes, which leaves the buffer empty.
    func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }
}
