/// Values as YAML that people go on writing: what is small stands in one line, in brackets, and the rest in blocks.
extension JSON {
    /// The value as a YAML document, ending with a line break: lists and mappings without mappings in a list take one
    /// line where they fit into it.
    package var compactYAML: String {
        var text = ""
        if let line = oneLine(within: JSON.lineWidth) {
            text = line + "\n"
        } else {
            writeLines(to: &text, indent: 0, isAfterDash: false)
        }
        return text
    }

    /// Columns of a line; ours, so that two files fit beside each other.
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

    /// Writes the value of a key, in its line if it fits there.
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

    /// The value in one line; nil where that is longer than `room`, or where a list in it holds a mapping. Looks no
    /// further than that, so that trying costs no more than writing.
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

    /// A scalar; between brackets, commas have a meaning of their own.
    private func scalar(isInBrackets: Bool) -> String {
        guard case .text(let text) = self else { return rendered(.compact) }
        return isInBrackets && text.contains(",") ? JSON.quotedScalar(text) : JSON.yamlScalar(text)
    }
}
