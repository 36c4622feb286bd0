/// The same values as YAML, for people who review them as a diff: blocks without brackets, one entry a line, and lists
/// of numbers in one. Texts are quoted unless they can be nothing but texts.
extension JSON {
    /// The value as a YAML document, ending with a line break. Numbers that JSON cannot express become null.
    package var yaml: String {
        var text = ""
        writeBlock(to: &text, indent: 0, isAfterDash: false)
        return text
    }

    /// Writes a value that starts on a new line; behind the dash of a list, the line has begun.
    private func writeBlock(to text: inout String, indent: Int, isAfterDash: Bool) {
        let margin = String(repeating: " ", count: indent)
        switch self {
        case .object(let entries) where isBlock:
            for (index, entry) in entries.enumerated() {
                text += (index == 0 && isAfterDash ? "" : margin) + JSON.yamlScalar(entry.key) + ":"
                entry.value.writeValue(to: &text, indent: indent)
            }
        case .array(let items) where isBlock:
            for (index, item) in items.enumerated() {
                text += (index == 0 && isAfterDash ? "" : margin) + "- "
                item.writeBlock(to: &text, indent: indent + 2, isAfterDash: true)
            }
        default: text += (isAfterDash ? "" : margin) + flow + "\n"
        }
    }

    /// Writes the value of a key, in its line if it fits there.
    private func writeValue(to text: inout String, indent: Int) {
        text += isBlock ? "\n" : " "
        writeBlock(to: &text, indent: indent + 2, isAfterDash: !isBlock)
    }

    /// Whether the value takes lines of its own.
    private var isBlock: Bool {
        switch self {
        case .object(let entries): !entries.isEmpty
        case .array(let items): !items.isEmpty && !isNumbers
        default: false
        }
    }

    private var isNumbers: Bool {
        guard case .array(let items) = self else { return false }
        return items.allSatisfy { if case .number = $0 { true } else { false } }
    }

    /// The value in one line.
    private var flow: String {
        switch self {
        case .null: "null"
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): JSON.digits(of: number)
        case .text(let text): JSON.yamlScalar(text)
        case .array(let items): "[" + items.map(\.flow).joined(separator: ", ") + "]"
        case .object: "{}"
        }
    }

    /// A text as a scalar: plain where it starts with a letter and holds nothing that means something to YAML.
    package static func yamlScalar(_ text: String) -> String {
        let isPlain =
            text.unicodeScalars.first?.properties.isAlphabetic == true && !text.hasSuffix(" ")
            && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || plainCharacters.contains($0) }
            && !reservedWords.contains(text.lowercased())
        return isPlain ? text : quotedScalar(text)
    }

    /// Characters beside letters that a plain scalar may hold anywhere but at its start.
    private static let plainCharacters = Set(" -_.,;()/%'’“”0123456789。，、".unicodeScalars)

    /// Words that some reader of YAML 1.1 takes for something else than a text.
    private static let reservedWords: Set = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

    /// A text between double quotation marks, which YAML and JSON both read.
    package static func quotedScalar(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            // YAML takes a byte order mark in the midst of a text for an error (YAML 1.2, 5.1).
            case _ where scalar.isTreacherous || scalar == "\u{FEFF}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                quoted += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
