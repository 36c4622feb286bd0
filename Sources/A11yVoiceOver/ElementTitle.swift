// How an account names an element; reports do it alike.

import A11yModel

extension Screen {
    /// An element as the subject of a sentence: its id in a screen file; else its words behind its type; else its type
    /// with the object id of Interface Builder.
    func title(of id: ElementID, called words: String) -> String {
        let element = self[id]
        if input == .native, let name = element.name { return name }
        if !words.isEmpty { return "the \(element.kind) “\(quoted(words))”" }
        return element.name.map { "the \(element.kind) \($0)" } ?? "a \(element.kind)"
    }
}

extension Element {
    /// The app's own class, else the type.
    var kind: String { customClass ?? type.rawValue }

    /// `type#id` with the words: an element at the head of a line.
    func heading(called words: String) -> String {
        let title = name.map { "\(kind)#\($0)" } ?? kind
        return words.isEmpty ? title : "\(title) “\(quoted(words))”"
    }
}

/// Characters that are quoted of a text; ours. More would hide what is said about it.
private let longestQuote = 60

/// The beginning of a text, in one line.
func quoted(_ text: String) -> String {
    let line = oneLine(text).split(separator: " ").joined(separator: " ")
    return line.count > longestQuote ? line.prefix(longestQuote) + "…" : line
}

/// A text in one line: what would end it, steer the terminal or reorder what follows is a blank.
func oneLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { line.append(scalar.isTreacherous ? " " : scalar) }
    return String(line)
}

extension Unicode.Scalar {
    fileprivate var isTreacherous: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Directional embeddings and overrides, and isolates.
        default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        }
    }
}
