/// A JSON value whose objects keep their order, so reports are byte-identical on every run.
public enum JSON: Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case array([JSON])
    case object([(key: String, value: JSON)])

    /// A text, or null.
    package static func optional(_ text: String?) -> JSON { text.map(JSON.text) ?? .null }
    /// A whole number.
    package static func integer(_ number: Int) -> JSON { .number(Double(number)) }

    /// The layout of the text.
    package enum Layout: Sendable {
        /// All on one line.
        case compact
        /// Two spaces per level, one entry per line.
        case indented
    }

    /// The value as JSON text, without a final line break. Numbers that JSON cannot express become null.
    package func rendered(_ layout: Layout = .indented) -> String {
        var writer = JSONWriter(layout)
        writer.write(self)
        return writer.finish()
    }

    static func digits(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        if let whole = Int(exactly: number) { return String(whole) }
        return String(number)
    }
}

/// A streaming writer of JSON bytes: a report with many findings is never held as a tree of values, and most texts are
/// copied unchanged.
package struct JSONWriter {
    private var bytes: [UInt8] = []
    /// The bytes written before `bytes`, in pieces, so that a long text is not copied each time it grows.
    private var pieces: [[UInt8]] = []
    private let layout: JSON.Layout
    /// The start of each entry: a line break and its indentation.
    private var lineStart: [UInt8]
    /// Whether the innermost open array or object is still empty.
    private var isEmpty = true

    /// A writer without output.
    package init(_ layout: JSON.Layout = .indented) {
        self.layout = layout
        lineStart = layout == .indented ? [UInt8(ascii: "\n")] : []
    }

    /// The written text, without a final line break. Each piece is released as soon as it is in the text, so that a
    /// long report is not held twice.
    package mutating func finish() -> String {
        endPiece()
        var text = ""
        text.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
        for index in pieces.indices {
            text += String(decoding: pieces[index], as: UTF8.self)
            pieces[index] = []
        }
        pieces = []
        return text
    }

    private mutating func endPiece() {
        pieces.append(bytes)
        bytes = []
    }

    /// Ends the line, before a further value.
    package mutating func endLine() { append(sign: "\n") }

    /// Writes an object; the closure writes its entries.
    package mutating func object(_ entries: (inout JSONWriter) -> Void) {
        open("{")
        entries(&self)
        close("}")
    }

    /// Writes an array; the closure writes its items.
    package mutating func array(_ items: (inout JSONWriter) -> Void) {
        open("[")
        items(&self)
        close("]")
    }

    /// Starts an item of an array; its value must be written next.
    package mutating func item() {
        if !isEmpty { append(sign: ",") }
        isEmpty = false
        if bytes.count >= JSONWriter.pieceSize { endPiece() }
        bytes += lineStart
    }

    /// Writes the key of an entry; its value must be written next.
    package mutating func key(_ name: String) {
        item()
        quote(name)
        append(sign: ":")
        if layout == .indented { append(sign: " ") }
    }

    /// Writes an entry with a text, or null.
    package mutating func entry(_ key: String, _ text: String?) {
        self.key(key)
        if let text { quote(text) } else { append("null") }
    }

    /// Writes an entry whose value is JSON already.
    package mutating func entry(_ key: String, written value: String) {
        self.key(key)
        append(value)
    }

    /// Writes an entry with a whole number.
    package mutating func entry(_ key: String, _ number: Int) {
        self.key(key)
        append(String(number))
    }

    /// Writes an entry with any value.
    package mutating func entry(_ key: String, _ value: JSON) {
        self.key(key)
        write(value)
    }

    /// Writes a value. Numbers that JSON cannot express become null.
    package mutating func write(_ value: JSON) {
        switch value {
        case .null: append("null")
        case .flag(let flag): append(flag ? "true" : "false")
        case .number(let number): append(JSON.digits(of: number))
        case .text(let string): quote(string)
        case .array(let items):
            array { writer in
                for item in items {
                    writer.item()
                    writer.write(item)
                }
            }
        case .object(let entries):
            object { writer in
                for entry in entries { writer.entry(entry.key, entry.value) }
            }
        }
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func append(sign: Unicode.Scalar) { bytes.append(UInt8(ascii: sign)) }

    private mutating func open(_ bracket: Unicode.Scalar) {
        append(sign: bracket)
        if layout == .indented { lineStart += [UInt8](repeating: UInt8(ascii: " "), count: JSONWriter.step) }
        isEmpty = true
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        if layout == .indented { lineStart.removeLast(JSONWriter.step) }
        if !isEmpty { bytes += lineStart }
        append(sign: bracket)
        isEmpty = false
    }

    private mutating func quote(_ string: String) {
        append(sign: "\"")
        // Most strings need no escape and are contiguous, so their bytes are copied.
        let isWritten = string.utf8.withContiguousStorageIfAvailable { utf8 in
            if utf8.contains(where: JSONWriter.mayNeedEscape) { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if isWritten != true {
            // Most of the others only look as if they needed escapes: they contain curly quotes.
            if string.unicodeScalars.contains(where: JSONWriter.needsEscape) {
                for scalar in string.unicodeScalars { escape(scalar) }
            } else {
                append(string)
            }
        }
        append(sign: "\"")
    }

    private mutating func escape(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": append("\\\"")
        case "\\": append("\\\\")
        case "\n": append("\\n")
        case "\r": append("\\r")
        case "\t": append("\\t")
        case _ where scalar.mustBeEscaped:
            let digits = String(scalar.value, radix: 16, uppercase: false)
            append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        default: bytes.append(contentsOf: scalar.utf8)
        }
    }

    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\"" || scalar == "\\" || scalar.mustBeEscaped
    }

    /// Whether a byte is escaped, or may be the first byte of an escaped character beyond ASCII.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
            || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
    }

    /// The approximate size of a piece, in bytes.
    private static let pieceSize = 1 << 20
    /// The number of spaces per level.
    private static let step = 2
}
