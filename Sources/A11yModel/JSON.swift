/// A JSON value whose objects keep their order, so that reports are the same bytes on every run and read well.
public enum JSON: Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case array([JSON])
    case object([(key: String, value: JSON)])

    /// A text, or null.
    public static func optional(_ text: String?) -> JSON { text.map(JSON.text) ?? .null }
    /// A whole number.
    public static func integer(_ number: Int) -> JSON { .number(Double(number)) }

    /// How values are laid out.
    public enum Layout: Sendable {
        /// All on one line.
        case compact
        /// Two spaces a level, one entry a line.
        case indented
    }

    /// The value as JSON text, without a line break at the end. Numbers that JSON cannot express become null.
    public func rendered(_ layout: Layout = .indented) -> String {
        var writer = JSONWriter(layout)
        writer.write(self)
        return writer.text
    }

    static func digits(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        if let whole = Int(exactly: number) { return String(whole) }
        return String(number)
    }
}

/// Writes a value as bytes: a report has a hundred texts for each finding, and most of them are copied as they are.
private struct JSONWriter {
    private var bytes: [UInt8] = []
    private let layout: JSON.Layout
    /// How far the next line is indented, in spaces.
    private var indent = 0

    init(_ layout: JSON.Layout) { self.layout = layout }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func write(_ value: JSON) {
        switch value {
        case .null: append("null")
        case .flag(let flag): append(flag ? "true" : "false")
        case .number(let number): append(JSON.digits(of: number))
        case .text(let string): quote(string)
        case .array(let items):
            open("[")
            for (index, item) in items.enumerated() {
                separate(isFirst: index == 0)
                write(item)
            }
            close("]", isEmpty: items.isEmpty)
        case .object(let entries):
            open("{")
            for (index, entry) in entries.enumerated() {
                separate(isFirst: index == 0)
                quote(entry.key)
                append(layout == .compact ? ":" : ": ")
                write(entry.value)
            }
            close("}", isEmpty: entries.isEmpty)
        }
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func open(_ bracket: String) {
        append(bracket)
        indent += JSONWriter.step
    }

    private mutating func separate(isFirst: Bool) {
        if !isFirst { append(",") }
        breakLine()
    }

    private mutating func close(_ bracket: String, isEmpty: Bool) {
        indent -= JSONWriter.step
        if !isEmpty { breakLine() }
        append(bracket)
    }

    private mutating func breakLine() {
        guard layout == .indented else { return }
        append("\n")
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }

    private mutating func quote(_ string: String) {
        append("\"")
        let start = bytes.count
        append(string)
        // Most strings need no escape.
        if bytes[start...].contains(where: JSONWriter.mayNeedEscape) {
            bytes.removeSubrange(start...)
            for scalar in string.unicodeScalars { escape(scalar) }
        }
        append("\"")
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
        default: append(String(scalar))
        }
    }

    /// Whether a byte is one that is escaped, or may be the first of what is treacherous beyond ASCII.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
            || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
    }

    /// Spaces that a level is indented by.
    private static let step = 2
}
