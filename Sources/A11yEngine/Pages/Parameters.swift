import A11yModel
import A11ySyntax

/// The `parameters` of a page, as a check reads them. What is wrong with them is collected, not thrown: a page is told
/// all of its mistakes at once.
package struct Parameters {
    private let nodes: [(name: String, node: Node)]
    private let place: SourceRange
    private var unread: Set<String>
    package private(set) var problems: [PageProblem] = []
    /// What a parameter takes, for each that the check asked for.
    package private(set) var kinds: [String: Kind] = [:]
    /// What stands before a parameter's name in a message.
    private let prefix: String

    /// What a parameter takes.
    package enum Kind: Hashable, Sendable {
        /// A number.
        case number
        /// A whole number, 0 or more.
        case count
        /// A list of words.
        case words
        /// One of these words.
        case word([String])
    }

    /// The parameters of mappings, of which the first that has one decides. `place` is where a missing one is reported.
    package init(_ mappings: [Node?], place: SourceRange) {
        nodes = mappings.compactMap { $0 }.flatMap { mapping in
            mapping.entries.map { (name: $0.key?.name ?? "", node: $0) }
        }
        unread = Set(nodes.map(\.name))
        self.place = place
        prefix = "parameters."
    }

    /// The options of a project, and the parameters of mappings for the others.
    package init(_ options: [RuleOption], _ mappings: [Node?]) {
        nodes =
            options.map { (name: $0.name, node: $0.node) }
            + mappings.compactMap { $0 }.flatMap { $0.entries.map { (name: $0.key?.name ?? "", node: $0) } }
        unread = Set(nodes.map(\.name))
        place = .fileStart
        prefix = ""
    }

    /// A number that the page must give.
    package mutating func number(_ name: String) -> Double {
        kinds[name] = .number
        guard let node = take(name) else { return 0 }
        guard node.kind == .scalar, node.isPlain, let number = Double(node.text), number.isFinite else {
            problems.append(PageProblem("`\(prefix)\(name)` must be a number", at: node.range))
            return 0
        }
        return number
    }

    /// A whole number, 0 or more, that the page must give.
    package mutating func count(_ name: String) -> Int {
        kinds[name] = .count
        guard let node = take(name) else { return 0 }
        guard node.kind == .scalar, node.isPlain, let number = Int(node.text), number >= 0 else {
            problems.append(PageProblem("`\(prefix)\(name)` must be a whole number, 0 or more", at: node.range))
            return 0
        }
        return number
    }

    /// A list of words that the page must give.
    package mutating func words(_ name: String) -> [String] {
        kinds[name] = .words
        guard let node = take(name) else { return [] }
        guard node.kind == .sequence, node.items.allSatisfy({ $0.kind == .scalar }) else {
            problems.append(PageProblem("`\(prefix)\(name)` must be a list of words", at: node.range))
            return []
        }
        return node.items.map(\.text)
    }

    /// One of the words of a closed set that the page must give.
    package mutating func word<Word: RawRepresentable & CaseIterable>(_ name: String, default fallback: Word) -> Word
    where Word.RawValue == String {
        kinds[name] = .word(Word.allCases.map(\.rawValue))
        guard let node = take(name) else { return fallback }
        guard node.kind == .scalar, let word = Word(rawValue: node.text) else {
            let words = Word.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            problems.append(PageProblem("`\(prefix)\(name)` must be one of \(words)", at: node.range))
            return fallback
        }
        return word
    }

    /// Notes every parameter that the check did not ask for.
    package mutating func finish(check: String) {
        for (name, node) in nodes where unread.contains(name) {
            problems.append(
                PageProblem("the check `\(check)` has no parameter `\(name)`", at: node.key?.range ?? node.range))
        }
    }

    private mutating func take(_ name: String) -> Node? {
        unread.remove(name)
        guard let found = nodes.first(where: { $0.name == name }) else {
            problems.append(PageProblem("`\(prefix)\(name)` is missing", at: place))
            return nil
        }
        return found.node
    }
}

/// A mistake in a page: a sentence for whoever writes it, and its place.
package struct PageProblem: Hashable, Sendable {
    /// What is wrong, and what would be right.
    package let message: String
    /// Where, in the page's text.
    package let range: SourceRange

    /// A mistake at `range`.
    package init(_ message: String, at range: SourceRange) {
        self.message = message
        self.range = range
    }
}

/// A parameter of a rule's page that a project sets.
package struct RuleOption: Sendable {
    /// The parameter's name.
    package let name: String
    /// Where it stands in the configuration.
    package let place: ConfigurationPlace
    /// Its value, as parsed.
    package let node: Node

    /// A parameter with the value of a node.
    package init(name: String, node: Node, place: ConfigurationPlace) {
        self.name = name
        self.node = node
        self.place = place
    }

    /// Its value as JSON: numbers where the text is a plain number, else texts.
    package var value: JSON {
        func scalar(_ node: Node) -> JSON {
            if node.isPlain, let number = Double(node.text), number.isFinite { return .number(number) }
            return .text(node.text)
        }
        return node.kind == .scalar ? scalar(node) : .array(node.items.map(scalar))
    }
}
