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
        var text = ""
        write(to: &text, indent: layout == .indented ? 0 : nil)
        return text
    }

    private func write(to text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .flag(let flag): text += flag ? "true" : "false"
        case .number(let number): text += JSON.digits(of: number)
        case .text(let string): JSON.write(string, to: &text)
        case .array(let items):
            JSON.write(items, in: ("[", "]"), to: &text, indent: indent) { $0.write(to: &$1, indent: $2) }
        case .object(let entries):
            JSON.write(entries, in: ("{", "}"), to: &text, indent: indent) { entry, text, indent in
                JSON.write(entry.key, to: &text)
                text += indent == nil ? ":" : ": "
                entry.value.write(to: &text, indent: indent)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], in brackets: (String, String), to text: inout String, indent: Int?,
        each: (Item, inout String, Int?) -> Void
    ) {
        text += brackets.0
        let deeper = indent.map { $0 + 2 }
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            if let deeper { text += "\n" + String(repeating: " ", count: deeper) }
            each(item, &text, deeper)
        }
        if let indent, !items.isEmpty { text += "\n" + String(repeating: " ", count: indent) }
        text += brackets.1
    }

    static func digits(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        if let whole = Int(exactly: number) { return String(whole) }
        return String(number)
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        defer { text += "\"" }
        // Most strings need no escape. 0xE2 may start the bytes of U+2028 and U+2029.
        if !string.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F || $0 == 0xE2 }) {
            text += string
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\u{2028}" || scalar == "\u{2029}":
                let digits = String(scalar.value, radix: 16, uppercase: false)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
