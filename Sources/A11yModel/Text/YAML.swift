/// JSON values as YAML.
extension JSON {
    /// The value as a YAML document with a final line break, to read well in a diff: blocks without brackets, one entry
    /// per line, and lists of numbers in one line. Numbers that JSON cannot express become null.
    package var yaml: String { document(inBlocks: true) }

    /// The value as a YAML document with a final line break, for people to go on editing: lists and mappings are on one
    /// line, in brackets, if they fit and contain no list of mappings; the others are blocks.
    package var compactYAML: String { document(inBlocks: false) }

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

/// Blocks and lines.
extension JSON {
    private func document(inBlocks: Bool) -> String {
        var text = ""
        if let line = oneLine(within: JSON.lineWidth, inBlocks) {
            text = line + "\n"
        } else {
            writeLines(to: &text, indent: 0, isAfterDash: false, inBlocks)
        }
        return text
    }

    /// The columns of a line. Our choice: two files fit beside each other.
    private static let lineWidth = 100

    private func writeLines(to text: inout String, indent: Int, isAfterDash: Bool, _ inBlocks: Bool) {
        let margin = String(repeating: " ", count: indent)
        func start(_ index: Int) -> String { index == 0 && isAfterDash ? "" : margin }
        switch self {
        case .object(let entries):
            for (index, entry) in entries.enumerated() {
                let key = start(index) + JSON.yamlScalar(entry.key) + ":"
                entry.value.write(behind: key, to: &text, indent: indent + 2, inBlocks)
            }
        case .array(let items):
            for (index, item) in items.enumerated() {
                text += start(index) + "- "
                if let line = item.oneLine(within: JSON.lineWidth - indent, inBlocks) {
                    text += line + "\n"
                } else {
                    item.writeLines(to: &text, indent: indent + 2, isAfterDash: true, inBlocks)
                }
            }
        default: text += scalar(isInBrackets: false) + "\n"
        }
    }

    /// Writes the value of a key, on the line of the key if it fits.
    private func write(behind key: String, to text: inout String, indent: Int, _ inBlocks: Bool) {
        switch self {
        case .object, .array:
            if let line = oneLine(within: JSON.lineWidth - key.unicodeScalars.count, inBlocks) {
                text += "\(key) \(line)\n"
            } else {
                text += key + "\n"
                writeLines(to: &text, indent: indent, isAfterDash: false, inBlocks)
            }
        default: text += "\(key) \(scalar(isInBrackets: false))\n"
        }
    }

    /// The value on one line; nil if that is longer than `room` or contains a list of mappings. It stops there, so that
    /// trying costs no more than writing.
    private func oneLine(within room: Int, _ inBlocks: Bool) -> String? {
        var line = ""
        guard inBlocks else { return append(to: &line, within: room) ? line : nil }
        switch self {
        case .object(let entries): return entries.isEmpty ? "{}" : nil
        case .array(let items):
            let isOfNumbers = items.allSatisfy { if case .number = $0 { true } else { false } }
            return isOfNumbers && append(to: &line, within: .max) ? line : nil
        default: return scalar(isInBrackets: false)
        }
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
