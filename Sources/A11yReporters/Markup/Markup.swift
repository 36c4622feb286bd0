/// Markup that is at once HTML and well-formed XML, so that any reader of either takes it.
///
/// Whatever comes from a file goes in as `text`, `lines` or an attribute, and is made safe here and nowhere else:
/// a report cannot forget it.
indirect enum Markup {
    /// Any text; what would steer or reorder is shown as an escape.
    case text(String)
    /// Any text whose line breaks are kept, for `pre`; tabs become spaces.
    case lines(String)
    /// A style sheet of our own, which holds neither `<` nor `&`.
    case style(String)
    /// A tag with what is in it. Made by `tag`.
    case element(String, [(name: String, value: String)], [Markup])

    /// The text of the markup, each element without a text of its own over several lines.
    var rendered: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to output: inout String) {
        switch self {
        case .text(let text): output += Markup.escaped(text)
        case .lines(let text): output += Markup.escapedLines(text)
        case .style(let sheet): output += "<style>\n\(sheet)</style>"
        case .element(let name, let attributes, let children):
            output += "<\(name)"
            for attribute in attributes { output += " \(attribute.name)=\"\(Markup.escaped(attribute.value))\"" }
            if children.isEmpty, Markup.empty.contains(name) {
                output += " />"
                return
            }
            output += ">"
            let isBlock = children.count > 1 && children.allSatisfy(\.isElement)
            for child in children {
                if isBlock { output += "\n" }
                child.write(to: &output)
            }
            output += isBlock ? "\n</\(name)>" : "</\(name)>"
        }
    }

    private var isElement: Bool {
        switch self {
        case .text, .lines: false
        case .element, .style: true
        }
    }

    /// Elements of HTML that have no content, and those of SVG that we use without.
    private static let empty: Set<String> = ["circle", "line", "meta", "path", "rect"]

    /// A text as content or as the value of an attribute.
    static func escaped(_ text: String) -> String {
        let shown = visible(text)
        guard shown.utf8.contains(where: { references[$0] != nil }) else { return shown }
        var safe: [UInt8] = []
        for byte in shown.utf8 {
            if let reference = references[byte] { safe += Array(reference.utf8) } else { safe.append(byte) }
        }
        return String(decoding: safe, as: UTF8.self)
    }

    /// A text of several lines; whichever line break a file has, a line feed is written.
    private static func escapedLines(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { line in
                escaped(line.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    "))
            }
            .joined(separator: "\n")
    }

    private static let references: [UInt8: String] = [
        UInt8(ascii: "&"): "&amp;", UInt8(ascii: "<"): "&lt;", UInt8(ascii: ">"): "&gt;",
        UInt8(ascii: "\""): "&quot;", UInt8(ascii: "'"): "&#39;",
    ]
}

/// An element; an attribute without a value is left out.
func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup] = []) -> Markup {
    .element(name, attributes.compactMap { name, value in value.map { (name, $0) } }, children)
}

/// An element that holds a text.
func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ text: String) -> Markup {
    tag(name, attributes, [.text(text)])
}

/// A number for SVG: at most two decimals, no exponent. What is no number, or larger than any drawing, is 0.
func decimal(_ value: Double) -> String {
    let largest = 1e9
    guard value.isFinite, abs(value) < largest else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let (whole, part) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if part == 0 { return "\(sign)\(whole)" }
    return part % 10 == 0 ? "\(sign)\(whole).\(part / 10)" : "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
}
