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
        switch self {
        // A fix has a number or two for each edit.
        case .number(let number): return JSON.digits(of: number)
        default:
            var writer = JSONWriter(layout)
            writer.write(self)
            return writer.finish()
        }
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
    private var bytes: [UInt8] = []
    private let isIndented: Bool
    /// The number of open arrays and objects.
    private var depth = 0
    /// Whether the innermost open array or object is still empty.
    private var isEmpty = true

    /// A writer without output, with room for some.
    package init(_ layout: JSON.Layout = .indented, expecting size: Int = 1 << 12) {
        bytes.reserveCapacity(size)
        isIndented = layout == .indented
    }

    /// A writer of what stands in `depth` arrays and objects that another writer started; `isEmpty` says whether
    /// nothing stands in the innermost one yet.
    package init(
        _ layout: JSON.Layout = .indented, inside depth: Int, isEmpty: Bool, expecting size: Int = 1 << 12
    ) {
        self.init(layout, expecting: size)
        self.depth = depth
        self.isEmpty = isEmpty
    }

    /// A writer of a value that `entry(_:written:)` can take here.
    package var nested: JSONWriter { JSONWriter(isIndented ? .indented : .compact, inside: depth, isEmpty: true) }

    /// The written text, without a final line break. Nothing can be written behind it.
    package func finish() -> String { String(decoding: bytes, as: UTF8.self) }

    /// The same as UTF-8.
    package func finishedBytes() -> [UInt8] { bytes }

    /// Ends the line, before a further value.
    package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

    /// Writes an object; the closure writes its entries.
    package mutating func object(_ entries: (inout JSONWriter) -> Void) {
        openObject()
        entries(&self)
        closeObject()
    }

    /// Writes an array; the closure writes its items.
    package mutating func array(_ items: (inout JSONWriter) -> Void) {
        openArray()
        items(&self)
        closeArray()
    }

    /// Starts an item of an array; its value must be written next.
    package mutating func item() {
        if !isEmpty { bytes.append(UInt8(ascii: ",")) }
        if isIndented { startLine() }
        isEmpty = false
    }

    /// Writes the key of an entry, which needs no escape; its value must be written next.
    package mutating func key(_ name: StaticString) {
        item()
        append("\"")
        append(name)
        append(isIndented ? "\": " : "\":")
    }

    /// Writes the key of an entry whose name comes from data; its value must be written next.
    package mutating func key(named name: String) {
        item()
        quote(name)
        append(isIndented ? ": " : ":")
    }

    /// Writes an entry with a text, or null.
    package mutating func entry(_ key: StaticString, _ text: String?) {
        self.key(key)
        if let text { quote(text) } else { append("null") }
    }

    /// Writes an entry whose value is JSON already.
    package mutating func entry(_ key: StaticString, written value: String) {
        self.key(key)
        bytes += value.utf8
    }

    /// Writes an entry whose value is JSON of this layout and depth already.
    package mutating func entry(_ key: StaticString, written value: [UInt8]) {
        self.key(key)
        bytes += value
    }

    /// Writes an entry with a whole number.
    package mutating func entry(_ key: StaticString, _ number: Int) {
        self.key(key)
        bytes += String(number).utf8
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

    /// Writes a text.
    package mutating func write(_ text: String) { quote(text) }

    /// Writes a value. Numbers that JSON cannot express become null.
    package mutating func write(_ value: JSON) {
        switch value {
        case .null: append("null")
        case .flag(let flag): append(flag ? "true" : "false")
        case .number(let number): bytes += JSON.digits(of: number).utf8
        case .text(let string): quote(string)
        case .array(let items):
            openArray()
            for item in items {
                self.item()
                write(item)
            }
            closeArray()
        case .object(let entries):
            openObject()
            for entry in entries { self.entry(named: entry.key, entry.value) }
            closeObject()
        }
    }

    /// Starts an object, where a closure cannot write it, or would be too slow.
    package mutating func openObject() { open(UInt8(ascii: "{")) }

    /// Ends an object.
    package mutating func closeObject() { close(UInt8(ascii: "}")) }

    /// Starts an array in the same way.
    package mutating func openArray() { open(UInt8(ascii: "[")) }

    /// Ends an array.
    package mutating func closeArray() { close(UInt8(ascii: "]")) }

    private mutating func open(_ bracket: UInt8) {
        bytes.append(bracket)
        depth += 1
        isEmpty = true
    }

    private mutating func close(_ bracket: UInt8) {
        depth -= 1
        if isIndented, !isEmpty { startLine() }
        bytes.append(bracket)
        isEmpty = false
    }

    /// Begins a line with two spaces per level.
    private mutating func startLine() {
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: depth * 2)
    }

    /// Appends a text of ours.
    private mutating func append(_ text: StaticString) { text.withUTF8Buffer { bytes += $0 } }

    /// Appends a text between quotation marks, with escapes.
    private mutating func quote(_ text: String) {
        append("\"")
        text.withBytes { text in
            var start = 0
            while true {
                let escape = JSONEscapes.first(in: text, from: start)
                bytes += text[start..<escape]
                guard escape < text.count else { break }
                start = escape + append(escapeOf: text, at: escape)
            }
        }
        append("\"")
    }

    /// Appends the escape of the character that begins at an index, and gives the number of its bytes.
    private mutating func append(escapeOf text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
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
    private mutating func append(hexadecimal number: UInt64, digits: Int) {
        for digit in (0..<digits).reversed() { bytes.append(Hexadecimal.digit(number >> UInt64(4 * digit))) }
    }
}

/// Finds what has to be escaped in a text: the characters of `Unicode.Scalar.mustBeEscaped`, quotation marks and
/// backslashes.
enum JSONEscapes {
    /// The first byte, from an index on, of a character that has to be escaped; the end of the text if there is none.
    static func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count, !needsEscape(at: index, in: text) { index += 1 }
        return index
    }

    /// The UTF-16 unit of a character that has to be escaped, and the number of its bytes in UTF-8.
    static func unit(of text: UnsafeBufferPointer<UInt8>, at index: Int) -> (unit: UInt16, length: Int) {
        let byte = UInt16(text[index])
        func bits(_ distance: Int) -> UInt16 { UInt16(text[index + distance]) & 0x3F }
        switch byte {
        case 0..<0x80: return (byte, 1)
        case 0..<0xE0: return ((byte & 0x1F) << 6 | bits(1), 2)
        default: return ((byte & 0x0F) << 12 | bits(1) << 6 | bits(2), 3)
        }
    }

    /// Whether a character that must be escaped starts with this byte.
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
}
