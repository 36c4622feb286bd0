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
/// copied unchanged. Half of the time of a report with many findings is spent here.
package struct JSONWriter {
    private let bytes = ByteBuffer()
    private let isIndented: Bool
    /// The number of open arrays and objects.
    private var depth = 0
    /// Whether the innermost open array or object is still empty.
    private var isEmpty = true

    /// A writer without output.
    package init(_ layout: JSON.Layout = .indented) { isIndented = layout == .indented }

    /// A writer of what stands in `depth` arrays and objects that another writer started; `isEmpty` says whether
    /// nothing stands in the innermost one yet.
    package init(_ layout: JSON.Layout = .indented, inside depth: Int, isEmpty: Bool) {
        self.init(layout)
        self.depth = depth
        self.isEmpty = isEmpty
    }

    /// The written text, without a final line break. Nothing can be written behind it.
    package func finish() -> String { String(decoding: bytes.take(), as: UTF8.self) }

    /// The same as UTF-8.
    package func finishedBytes() -> [UInt8] { bytes.take() }

    /// Ends the line, before a further value.
    package func endLine() { bytes.append("\n") }

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
        if !isEmpty { bytes.append(",") }
        isEmpty = false
        startLine()
    }

    /// Writes the key of an entry, which needs no escape; its value must be written next.
    package mutating func key(_ name: StaticString) {
        if isIndented {
            // At once, because a report has eighty keys for each finding.
            if !isEmpty { bytes.append(",") }
            isEmpty = false
            return bytes.append(lineIndentedBy: depth * JSONWriter.step, quoting: name, before: ": ")
        }
        item()
        bytes.append("\"")
        bytes.append(name)
        bytes.append("\":")
    }

    /// Writes the key of an entry whose name comes from data; its value must be written next.
    package mutating func key(named name: String) {
        item()
        quote(name)
        bytes.append(isIndented ? ": " : ":")
    }

    /// Writes an entry with a text, or null.
    package mutating func entry(_ key: StaticString, _ text: String?) {
        self.key(key)
        if let text { quote(text) } else { bytes.append("null") }
    }

    /// Writes an entry whose value is JSON already.
    package mutating func entry(_ key: StaticString, written value: String) {
        self.key(key)
        bytes.append(utf8: value)
    }

    /// Writes an entry with a whole number.
    package mutating func entry(_ key: StaticString, _ number: Int) {
        self.key(key)
        bytes.append(decimal: number)
    }

    /// Writes an entry with any value.
    package mutating func entry(_ key: StaticString, _ value: JSON) {
        self.key(key)
        write(value)
    }

    /// Writes an entry with any value and a name that comes from data.
    package mutating func entry(named name: String, _ value: JSON) {
        key(named: name)
        write(value)
    }

    /// Writes a value. Numbers that JSON cannot express become null.
    package mutating func write(_ value: JSON) {
        switch value {
        case .null: bytes.append("null")
        case .flag(let flag): bytes.append(flag ? "true" : "false")
        case .number(let number): bytes.append(utf8: JSON.digits(of: number))
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
                for entry in entries { writer.entry(named: entry.key, entry.value) }
            }
        }
    }

    /// Starts a line of the innermost array or object, unless all is on one line.
    private func startLine() {
        guard isIndented else { return }
        bytes.append("\n")
        bytes.append(UInt8(ascii: " "), times: depth * JSONWriter.step)
    }

    /// Starts an array or object, where a closure cannot write it: another writer ends it.
    package mutating func open(_ bracket: StaticString) {
        bytes.append(bracket)
        depth += 1
        isEmpty = true
    }

    /// Ends an array or object.
    package mutating func close(_ bracket: StaticString) {
        depth -= 1
        if !isEmpty { startLine() }
        bytes.append(bracket)
        isEmpty = false
    }

    private func quote(_ string: String) {
        bytes.append("\"")
        var string = string
        let isPlain = string.withUTF8 { utf8 in
            guard EscapeSearch.isPlain(utf8) else { return false }
            bytes.append(utf8)
            return true
        }
        if !isPlain {
            for scalar in string.unicodeScalars { escape(scalar) }
        }
        bytes.append("\"")
    }

    private func escape(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": bytes.append("\\\"")
        case "\\": bytes.append("\\\\")
        case "\n": bytes.append("\\n")
        case "\r": bytes.append("\\r")
        case "\t": bytes.append("\\t")
        case _ where scalar.mustBeEscaped:
            let digits = String(scalar.value, radix: 16, uppercase: false)
            bytes.append(utf8: "\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        default: bytes.append(utf8: String(scalar))
        }
    }

    /// The number of spaces per level.
    private static let step = 2
}

/// Whether a text can be copied into JSON as it is, found eight bytes at a time.
enum EscapeSearch {
    /// Whether nothing in a UTF-8 text has to be escaped.
    static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count >= 8 else { return !text.indices.contains { needsEscape(at: $0, in: text) } }
        let raw = UnsafeRawBufferPointer(text)
        for index in stride(from: 0, to: text.count, by: 8) {
            // The last eight bytes may overlap the ones before.
            let start = min(index, text.count - 8)
            guard mayNeedEscape(raw.loadUnaligned(fromByteOffset: start, as: UInt64.self)) else { continue }
            for place in start..<start + 8 where needsEscape(at: place, in: text) { return false }
        }
        return true
    }

    /// Whether one of eight bytes is a control character, a quotation mark, a backslash, a delete, or beyond ASCII. The
    /// high bit of a byte of `(x - 1) & ~x` is set where the byte is 0, and perhaps in bytes above it.
    private static func mayNeedEscape(_ word: UInt64) -> Bool {
        func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
        let controls = (word &- ones &* 0x20) & ~word
        let quotes = zeros(word ^ (ones &* 0x22)) | zeros(word ^ (ones &* 0x5C)) | zeros(word ^ (ones &* 0x7F))
        return (word | controls | quotes) & (ones &* 0x80) != 0
    }

    /// Whether a character that must be escaped starts with this byte: those of `Unicode.Scalar.mustBeEscaped`.
    private static func needsEscape(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        func next(_ distance: Int) -> UInt8 { index + distance < text.count ? text[index + distance] : 0 }
        switch text[index] {
        case 0x00...0x1F, 0x22, 0x5C, 0x7F: return true
        // U+0080 to U+009F
        case 0xC2: return next(1) < 0xA0
        // U+2028 to U+202E, U+2066 to U+2069
        case 0xE2: return next(1) == 0x80 && 0xA8...0xAE ~= next(2) || next(1) == 0x81 && 0xA6...0xA9 ~= next(2)
        // U+FFFE, U+FFFF
        case 0xEF: return next(1) == 0xBF && next(2) >= 0xBE
        default: return false
        }
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
}
