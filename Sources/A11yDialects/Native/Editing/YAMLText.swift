import A11yModel
import A11ySyntax

/// Scalars and small values as they are written into YAML or JSON.
struct YAMLText {
    private let bytes: [UInt8]

    init(_ tree: Tree) { bytes = tree.bytes }

    /// A word in the place of another, between the same quotation marks; nil for a text in lines of its own.
    func word(_ word: String, replacing range: SourceRange, isInBrackets: Bool = true) -> String? {
        guard range.start < range.end else { return nil }
        switch bytes[range.start] {
        case UInt8(ascii: "\""): return JSON.quotedScalar(word)
        case UInt8(ascii: "'"):
            let isLine = !word.contains(where: \.isNewline)
            return isLine ? "'" + word.replacing("'", with: "''") + "'" : JSON.quotedScalar(word)
        case UInt8(ascii: "|"), UInt8(ascii: ">"): return nil
        default:
            let old = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
            guard !old.contains(where: \.isNewline) else { return nil }
            return staysPlain(word, in: old) ? word : scalar(word, isInBrackets: isInBrackets)
        }
    }

    /// A value in one line.
    func flow(_ value: JSON, isInBrackets: Bool, isQuoted: Bool) -> String {
        switch value {
        case .text(let text): return isQuoted ? JSON.quotedScalar(text) : scalar(text, isInBrackets: isInBrackets)
        case .array(let items):
            return "[" + items.map { flow($0, isInBrackets: true, isQuoted: isQuoted) }.joined(separator: ", ") + "]"
        case .object(let entries):
            let written = entries.map { entry in
                (isQuoted ? JSON.quotedScalar(entry.key) : entry.key) + ": "
                    + flow(entry.value, isInBrackets: true, isQuoted: isQuoted)
            }
            return "{ " + written.joined(separator: ", ") + " }"
        default: return value.rendered(.compact)
        }
    }

    /// Between brackets, commas have a meaning of their own.
    private func scalar(_ text: String, isInBrackets: Bool) -> String {
        isInBrackets && text.contains(",") ? JSON.quotedScalar(text) : JSON.yamlScalar(text)
    }

    /// Whether a part of a text without quotation marks needs none either: it begins and ends with letters, and no
    /// reader takes it for anything but a text.
    private func staysPlain(_ word: String, in old: String) -> Bool {
        guard old.contains(word), let first = word.first, let last = word.last, first.isLetter else { return false }
        return !last.isWhitespace && last != ":" && JSON.yamlScalar(String(first) + "a") == String(first) + "a"
            && !["null", "true", "false", "yes", "no", "on", "off", "y", "n"].contains(word.lowercased())
    }
}
