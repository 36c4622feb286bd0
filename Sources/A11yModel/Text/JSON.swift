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
    private let bytes: ByteBuffer
    private let isIndented: Bool
    /// The number of open arrays and objects.
    private var depth = 0
    /// Whether the innermost open array or object is still empty.
    private var isEmpty = true

    /// A writer without output, with room for some.
    package init(_ layout: JSON.Layout = .indented, expecting size: Int = 1 << 12) {
        bytes = ByteBuffer(capacity: size)
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
    package func finish() -> String { String(decoding: bytes.take(), as: UTF8.self) }

    /// The same as UTF-8.
    package func finishedBytes() -> [UInt8] { bytes.take() }

    /// Ends the line, before a further value.
    package func endLine() { bytes.append(UInt8(ascii: "\n")) }

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
        if isIndented {
            bytes.append(lineBehindComma: !isEmpty, indent: depth * JSONWriter.step)
        } else if !isEmpty {
            bytes.append(UInt8(ascii: ","))
        }
        isEmpty = false
    }

    /// Writes the key of an entry, which needs no escape; its value must be written next.
    @inline(__always)
    package mutating func key(_ name: StaticString) {
        if isIndented {
            bytes.append(key: name, inLineBehindComma: !isEmpty, indent: depth &* JSONWriter.step)
        } else {
            bytes.append(key: name, behindComma: !isEmpty)
        }
        isEmpty = false
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

    /// Writes an entry whose value is JSON of this layout and depth already.
    package mutating func entry(_ key: StaticString, written value: [UInt8]) {
        self.key(key)
        value.withUnsafeBufferPointer { bytes.append($0) }
    }

    /// Writes an entry with a whole number.
    package mutating func entry(_ key: StaticString, _ number: Int) {
        self.key(key)
        bytes.append(decimal: number)
    }

    /// Writes an entry with a fingerprint.
    package mutating func entry(_ key: StaticString, _ fingerprint: Fingerprint) {
        self.key(key)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(hexadecimal: fingerprint.bits, digits: 16)
        bytes.append(UInt8(ascii: "\""))
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
        case .null: bytes.append("null")
        case .flag(let flag): bytes.append(flag ? "true" : "false")
        case .number(let number): bytes.append(utf8: JSON.digits(of: number))
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
        if isIndented, !isEmpty { bytes.append(lineBehindComma: false, indent: depth * JSONWriter.step) }
        bytes.append(bracket)
        isEmpty = false
    }

    private func quote(_ text: String) { text.withBytes { bytes.append(quoting: $0) } }

    /// The number of spaces per level.
    private static let step = 2
}

/// Finds what has to be escaped in a text, eight bytes at a time: those of `Unicode.Scalar.mustBeEscaped`, quotation
/// marks and backslashes.
enum JSONEscapes {
    /// The first byte, from an index on, of a character that has to be escaped; the end of the text if there is none.
    static func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index &+ 8 <= text.count {
            if let place = place(in: marks(in: text, at: index), at: index, of: text) { return place }
            index &+= 8
        }
        if text.count >= 8, index < text.count {
            // The last eight bytes, without those that were looked at.
            let last = text.count &- 8
            let seen = UInt64.max &<< UInt64(8 &* (index &- last))
            return place(in: marks(in: text, at: last) & seen, at: last, of: text) ?? text.count
        }
        while index < text.count, !needsEscape(at: index, in: text) { index &+= 1 }
        return index
    }

    /// The first byte, of those that are marked, where a character begins that has to be escaped.
    @inline(__always)
    private static func place(in marks: UInt64, at start: Int, of text: UnsafeBufferPointer<UInt8>) -> Int? {
        var marks = marks
        while marks != 0 {
            let place = start &+ marks.trailingZeroBitCount / 8
            if needsEscape(at: place, in: text) { return place }
            marks &= marks &- 1
        }
        return nil
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

    /// The high bit of each of eight bytes that is a control character, a quotation mark, a backslash or a delete, or
    /// that begins a character beyond ASCII. The high bit of a byte of `(x - 1) & ~x` is set where the byte is 0, and
    /// perhaps in bytes above it.
    @inline(__always)
    private static func marks(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt64 {
        let raw = UnsafeRawBufferPointer(text)
        let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
        let controls = (word &- ones &* 0x20) & ~word
        let quotes = zeros(word ^ (ones &* 0x22)) | zeros(word ^ (ones &* 0x5C)) | zeros(word ^ (ones &* 0x7F))
        return (word & word << 1 | controls | quotes) & (ones &* 0x80)
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

    private static let ones: UInt64 = 0x0101_0101_0101_0101
}
