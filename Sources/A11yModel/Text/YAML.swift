/// JSON values as YAML that reads well in a diff: blocks without brackets, one entry per line, and lists of numbers in
/// one line. A text is quoted unless it is unambiguous.
extension JSON {
    /// The value as a YAML document with a final line break. Numbers that JSON cannot express become null.
    package var yaml: String {
        var text = ""
        writeBlock(to: &text, indent: 0, isAfterDash: false)
        return text
    }

    /// Writes a value on new lines, or after the dash of a list on the current line.
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

    /// Writes the value of a key, on the line of the key unless it is a block.
    private func writeValue(to text: inout String, indent: Int) {
        text += isBlock ? "\n" : " "
        writeBlock(to: &text, indent: indent + 2, isAfterDash: !isBlock)
    }

    /// Whether the value is written on lines of its own.
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

    /// The value on one line.
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

    /// A text as a scalar: plain if it starts with a letter and contains nothing with a meaning in YAML, else quoted.
    package static func yamlScalar(_ text: String) -> String {
        let isPlain =
            text.unicodeScalars.first?.properties.isAlphabetic == true && !text.hasSuffix(" ")
            && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || plainCharacters.contains($0) }
            && !reservedWords.contains(text.lowercased())
        return isPlain ? text : quotedScalar(text)
    }

    /// The characters beside letters that a plain scalar may contain anywhere but at its start.
    private static let plainCharacters = Set(" -_.,;()/%'’“”0123456789。，、".unicodeScalars)

    /// Words that some YAML 1.1 parsers do not take for text.
    private static let reservedWords: Set = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

    /// A text in double quotation marks, valid in YAML and JSON.
    package static func quotedScalar(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            // A byte order mark inside a text is an error in YAML (YAML 1.2, 5.1).
            case _ where scalar.mustBeEscaped || scalar == "\u{FEFF}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                quoted += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

/// JSON values as YAML that people go on editing: small values on one line in brackets, the others as blocks.
extension JSON {
    /// The value as a YAML document with a final line break. Lists and mappings are on one line if they fit and contain
    /// no list of mappings.
    package var compactYAML: String {
        var text = ""
        if let line = oneLine(within: JSON.lineWidth) {
            text = line + "\n"
        } else {
            writeLines(to: &text, indent: 0, isAfterDash: false)
        }
        return text
    }

    /// The columns of a line. Our choice: two files fit beside each other.
    private static let lineWidth = 100

    private func writeLines(to text: inout String, indent: Int, isAfterDash: Bool) {
        let margin = String(repeating: " ", count: indent)
        func start(_ index: Int) -> String { index == 0 && isAfterDash ? "" : margin }
        switch self {
        case .object(let entries):
            for (index, entry) in entries.enumerated() {
                let key = start(index) + JSON.yamlScalar(entry.key) + ":"
                entry.value.write(behind: key, to: &text, indent: indent + 2)
            }
        case .array(let items):
            for (index, item) in items.enumerated() {
                text += start(index) + "- "
                if let line = item.oneLine(within: JSON.lineWidth - indent) {
                    text += line + "\n"
                } else {
                    item.writeLines(to: &text, indent: indent + 2, isAfterDash: true)
                }
            }
        default: text += scalar(isInBrackets: false) + "\n"
        }
    }

    /// Writes the value of a key, on the line of the key if it fits.
    private func write(behind key: String, to text: inout String, indent: Int) {
        switch self {
        case .object, .array:
            if let line = oneLine(within: JSON.lineWidth - key.unicodeScalars.count) {
                text += "\(key) \(line)\n"
            } else {
                text += key + "\n"
                writeLines(to: &text, indent: indent, isAfterDash: false)
            }
        default: text += "\(key) \(scalar(isInBrackets: false))\n"
        }
    }

    /// The value on one line; nil if that is longer than `room` or contains a list of mappings. It stops there, so that
    /// trying costs no more than writing.
    private func oneLine(within room: Int) -> String? {
        var line = ""
        return append(to: &line, within: room) ? line : nil
    }

    private func append(to line: inout String, within room: Int) -> Bool {
        switch self {
        case .array(let items):
            line += "["
            for (index, item) in items.enumerated() {
                if case .object = item { return false }
                if index > 0 { line += ", " }
                guard item.append(to: &line, within: room) else { return false }
            }
            line += "]"
        case .object(let entries):
            line += entries.isEmpty ? "{" : "{ "
            for (index, entry) in entries.enumerated() {
                line += (index > 0 ? ", " : "") + JSON.yamlScalar(entry.key) + ": "
                guard entry.value.append(to: &line, within: room) else { return false }
            }
            line += entries.isEmpty ? "}" : " }"
        default: line += scalar(isInBrackets: true)
        }
        return line.utf8.count <= room || line.unicodeScalars.count <= room
    }

    /// A scalar. Inside brackets, a text with commas must be quoted.
    private func scalar(isInBrackets: Bool) -> String {
        guard case .text(let text) = self else { return rendered(.compact) }
        return isInBrackets && text.contains(",") ? JSON.quotedScalar(text) : JSON.yamlScalar(text)
    }
}
