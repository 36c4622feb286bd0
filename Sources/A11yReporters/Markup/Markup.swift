import A11yModel

/// Markup that is both HTML and well-formed XML, for pages and SVG pictures.
///
/// Text from files goes in as `text`, `lines` or an attribute, and is escaped here, so that no report can forget it.
indirect enum Markup: Sendable {
    /// Any text, made safe to print.
    case text(String)
    /// Any text with its line breaks, for `pre`; tabs become spaces.
    case lines(String)
    /// A style sheet of our own, without `<` and `&`.
    case style(String)
    /// A script of our own, without `<` and `&`.
    case script(String)
    /// An element: its name, attributes and children. Made by `tag`.
    case element(String, [(name: String, value: String)], [Markup])

    /// The markup as text. Children that are all elements stand on lines of their own.
    var rendered: String {
        var text = ""
        write(to: &text)
        return text
    }

    /// The markup as an XML document. Elements stand on lines of their own, each level further to the right.
    var document: String {
        var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
        write(to: &text, indent: "\n")
        return text + "\n"
    }

    private func write(to output: inout String, indent: String? = nil) {
        switch self {
        case .text(let text): output += Markup.escaped(text)
        case .lines(let text): output += Markup.escapedLines(text)
        case .style(let sheet): output += "<style>\n\(sheet)</style>"
        case .script(let text): output += "<script>\(text)</script>"
        case .element(let name, let attributes, let children):
            output += "<\(name)"
            for attribute in attributes { output += " \(attribute.name)=\"\(Markup.escaped(attribute.value))\"" }
            if children.isEmpty, indent != nil || Markup.empty.contains(name) {
                output += " />"
                return
            }
            output += ">"
            let isBlock = children.count > (indent == nil ? 1 : 0) && children.allSatisfy(\.isElement)
            let inner = indent.map { $0 + "  " }
            for child in children {
                if isBlock { output += inner ?? "\n" }
                child.write(to: &output, indent: inner)
            }
            output += isBlock ? "\(indent ?? "\n")</\(name)>" : "</\(name)>"
        }
    }

    private var isElement: Bool {
        switch self {
        case .text, .lines: false
        case .element, .style, .script: true
        }
    }

    /// The void elements of HTML, and the elements of SVG that we use without content.
    private static let empty: Set<String> = ["circle", "img", "input", "line", "meta", "path", "rect", "use", "wbr"]

    /// A text as the content of an element or the value of an attribute.
    private static func escaped(_ text: String) -> String {
        text.utf8.allSatisfy(isPlain) ? text : visible(text).replacing(scalars: entities)
    }

    /// Whether a byte stays as it is. Those of numbers, ids and pictures do, which are the most and the longest.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "+"..."9", " ", "#", ":", ";", "=", "_": true
        default: false
        }
    }

    /// A text of several lines, each ended by a line feed whatever line break the file has.
    private static func escapedLines(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { line in
                escaped(line.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    "))
            }
            .joined(separator: "\n")
    }

    private static let entities = XMLEscapes.entities.merging(["'": "&#39;"]) { first, _ in first }
}

/// An element; an attribute without a value is left out.
func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup] = []) -> Markup {
    .element(name, attributes.compactMap { name, value in value.map { (name, $0) } }, children)
}

/// An element with a text.
func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ text: String) -> Markup {
    tag(name, attributes, [.text(text)])
}

/// A number for SVG with at most one decimal, since pictures are in points, and no exponent. A value that is not
/// finite, or larger than any drawing, becomes 0.
func decimal(_ value: Double) -> String {
    let largest = 1e9
    guard value.isFinite, abs(value) < largest else { return "0" }
    let tenths = Int((value * 10).rounded())
    let (whole, part) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    let sign = tenths < 0 ? "-" : ""
    return part == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(part)"
}
