/// A JSON value whose objects keep their order, so reports are byte-identical on every run.
public enum JSON: Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case array([JSON])
    case object([Entry])

    /// An entry of an object.
    public typealias Entry = (key: String, value: JSON)

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

    /// The value as JSON text, without a final line break, for a value that stands in `depth` arrays and objects.
    /// Numbers that JSON cannot express become null.
    package func rendered(_ layout: Layout = .indented, depth: Int = 0) -> String {
        var bytes: [UInt8] = []
        write(layout, depth: depth, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(_ layout: Layout, depth: Int, to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .flag(let flag): bytes += (flag ? "true" : "false").utf8
        case .number(let number): bytes += JSON.digits(of: number).utf8
        case .text(let text): JSON.quote(text, to: &bytes)
        case .array(let items):
            JSON.write(items, between: "[", "]", layout, depth: depth, to: &bytes) { item, bytes in
                item.write(layout, depth: depth + 1, to: &bytes)
            }
        case .object(let entries):
            JSON.write(entries, between: "{", "}", layout, depth: depth, to: &bytes) { entry, bytes in
                JSON.quote(entry.key, to: &bytes)
                bytes += (layout == .indented ? ": " : ":").utf8
                entry.value.write(layout, depth: depth + 1, to: &bytes)
            }
        }
    }

    /// Writes items between brackets, if indented each on a line with two spaces per level.
    private static func write<Item>(
        _ items: [Item], between open: Unicode.Scalar, _ close: Unicode.Scalar, _ layout: Layout, depth: Int,
        to bytes: inout [UInt8], _ write: (Item, inout [UInt8]) -> Void
    ) {
        bytes.append(UInt8(ascii: open))
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            if layout == .indented { startLine(depth: depth + 1, to: &bytes) }
            write(item, &bytes)
        }
        if layout == .indented, !items.isEmpty { startLine(depth: depth, to: &bytes) }
        bytes.append(UInt8(ascii: close))
    }

    private static func startLine(depth: Int, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: depth * 2)
    }

    private static func digits(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        if let whole = Int(exactly: number) { return String(whole) }
        return String(number)
    }

    /// Appends a text between quotation marks, with escapes.
    private static func quote(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            bytes += text.utf8
        } else {
            for scalar in text.unicodeScalars { append(escaping: scalar, to: &bytes) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func append(escaping scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "\"": bytes += "\\\"".utf8
        case "\\": bytes += "\\\\".utf8
        case "\n": bytes += "\\n".utf8
        case "\r": bytes += "\\r".utf8
        case "\t": bytes += "\\t".utf8
        case _ where scalar.mustBeEscaped:
            let digits = String(scalar.value, radix: 16)
            bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
        default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
    }
}
