/// A JSON value whose objects keep their order, so that reports are the same bytes on every run and read well.
package enum JSON: Sendable {
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

    /// How values are laid out.
    package enum Layout: Sendable {
        /// All on one line.
        case compact
        /// Two spaces a level, one entry a line.
        case indented
    }

    /// The value as JSON text, without a line break at the end. Numbers that JSON cannot express become null.
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
