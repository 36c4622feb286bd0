import A11yModel

// How transcripts and maps name an element, in the same way as reports.

extension Screen {
    /// An element as the subject of a sentence: its id in a screen file, else its type with its words, else its type
    /// with Interface Builder's object id.
    func title(of id: ElementID, called words: String) -> String {
        let element = self[id]
        if input == .native, let name = element.fileID { return name }
        if !words.isEmpty { return "the \(element.kind) “\(quoted(words))”" }
        return element.fileID.map { "the \(element.kind) \($0)" } ?? "a \(element.kind)"
    }
}

extension Element {
    /// The app's own class, else the type.
    var kind: String { self.customClass ?? type.rawValue }

    /// `type#id` with the words: an element at the start of a line.
    func heading(called words: String) -> String {
        let title = self.fileID.map { "\(kind)#\($0)" } ?? kind
        return words.isEmpty ? title : "\(title) “\(quoted(words))”"
    }
}

/// The most characters of a text that are quoted. Our choice: longer quotes hide the sentence around them.
private let longestQuote = 60

/// The beginning of a text, in one line.
func quoted(_ text: String) -> String {
    let line = oneLine(text).split(separator: " ").joined(separator: " ")
    return line.count > longestQuote ? line.prefix(longestQuote) + "…" : line
}

/// A text in one line: line breaks, control characters and directional characters become blanks.
func oneLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { line.append(scalar.mustBeEscaped ? " " : scalar) }
    return String(line)
}

extension Unicode.Scalar {
    fileprivate var mustBeEscaped: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Directional embeddings and overrides, and isolates.
        default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        }
    }
}

/// The titles of the elements of a screen, each computed once: the title of a cell takes a walk over its contents.
struct ElementTitles {
    private let screen: Screen
    private let simulation: Simulation
    private var known: [ElementID: String] = [:]

    init(_ screen: Screen, _ simulation: Simulation) {
        self.screen = screen
        self.simulation = simulation
    }

    /// The element as the subject of a sentence.
    mutating func title(of id: ElementID) -> String {
        if let title = known[id] { return title }
        let title = screen.title(of: id, called: simulation.words(of: id, in: screen))
        known[id] = title
        return title
    }
}
