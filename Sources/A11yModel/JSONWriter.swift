/// Writes JSON value after value, as bytes: a report with many findings is never held as a tree of values, and most of
/// its texts are copied as they are.
package struct JSONWriter {
    private var bytes: [UInt8] = []
    /// What was written before that: a long text is not moved each time that it becomes longer.
    private var pieces: [[UInt8]] = []
    private let layout: JSON.Layout
    /// What each entry begins with: a line break, and the spaces by which it is indented.
    private var lineStart: [UInt8]
    /// Whether nothing stands yet in the innermost open array or object.
    private var isEmpty = true

    /// Nothing written yet.
    package init(_ layout: JSON.Layout = .indented) {
        self.layout = layout
        lineStart = layout == .indented ? [UInt8(ascii: "\n")] : []
    }

    /// What was written, without a line break at the end. Each piece is given back as soon as it is in the text: a long
    /// report is not held twice.
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

    /// Ends the line: what comes next is a value of its own.
    package mutating func endLine() { append(sign: "\n") }

    /// An object, whose entries the closure writes.
    package mutating func object(_ entries: (inout JSONWriter) -> Void) {
        open("{")
        entries(&self)
        close("}")
    }

    /// An array, whose items the closure writes.
    package mutating func array(_ items: (inout JSONWriter) -> Void) {
        open("[")
        items(&self)
        close("]")
    }

    /// Begins an item of an array; its value is to be written next.
    package mutating func item() {
        if !isEmpty { append(sign: ",") }
        isEmpty = false
        if bytes.count >= JSONWriter.pieceSize { endPiece() }
        bytes += lineStart
    }

    /// The key of an entry; its value is to be written next.
    package mutating func key(_ name: String) {
        item()
        quote(name)
        append(sign: ":")
        if layout == .indented { append(sign: " ") }
    }

    /// An entry with a text, or null.
    package mutating func entry(_ key: String, _ text: String?) {
        self.key(key)
        if let text { quote(text) } else { append("null") }
    }

    /// An entry with a whole number.
    package mutating func entry(_ key: String, _ number: Int) {
        self.key(key)
        append(String(number))
    }

    /// An entry with any value.
    package mutating func entry(_ key: String, _ value: JSON) {
        self.key(key)
        write(value)
    }

    /// Any value. Numbers that JSON cannot express become null.
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
        // Most strings need no escape, and lie in memory as they are to be written.
        let isWritten = string.utf8.withContiguousStorageIfAvailable { utf8 in
            if utf8.contains(where: JSONWriter.mayNeedEscape) { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if isWritten != true {
            // Most of the others only look so at first: they have curly quotes.
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
        case _ where scalar.isTreacherous:
            let digits = String(scalar.value, radix: 16, uppercase: false)
            append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        default: bytes.append(contentsOf: scalar.utf8)
        }
    }

    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\"" || scalar == "\\" || scalar.isTreacherous
    }

    /// Whether a byte is one that is escaped, or may be the first of what is treacherous beyond ASCII.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
            || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
    }

    /// Bytes of a piece, about.
    private static let pieceSize = 1 << 20
    /// Spaces that a level is indented by.
    private static let step = 2
}
