import A11yModel
import A11ySyntax

/// The `parameters` of a page, as a check reads them. Problems are collected rather than thrown, so that a page's
/// author gets all of them at once.
public struct Parameters {
    private let nodes: [(name: String, node: Node)]
    private let place: SourceRange
    private var unread: Set<String>
    /// The mistakes in the parameters.
    public private(set) var problems: [PageProblem] = []
    /// The kinds of the parameters that the check has read, by name.
    public private(set) var kinds: [String: Kind] = [:]
    /// What precedes a parameter's name in a message.
    private let prefix: String

    /// The kind of a parameter.
    public enum Kind: Hashable, Sendable {
        case number
        /// A whole number, 0 or more.
        case count
        /// A list of words.
        case words
        /// One of these words.
        case word([String])
    }

    /// The parameters of these mappings; the first that has a name wins. A missing parameter is reported at `place`.
    init(_ mappings: [Node?], place: SourceRange) {
        nodes = mappings.compactMap { $0 }.flatMap { mapping in
            mapping.entries.map { (name: $0.key?.name ?? "", node: $0) }
        }
        unread = Set(nodes.map(\.name))
        self.place = place
        prefix = "parameters."
    }

    /// The options of a project, with the parameters of these mappings as defaults.
    init(_ options: [RuleOption], _ mappings: [Node?]) {
        nodes =
            options.map { (name: $0.name, node: $0.node) }
            + mappings.compactMap { $0 }.flatMap { $0.entries.map { (name: $0.key?.name ?? "", node: $0) } }
        unread = Set(nodes.map(\.name))
        place = .fileStart
        prefix = ""
    }

    /// A required number.
    public mutating func number(_ name: String) -> Double {
        read(name, as: .number, "a number") { node in
            node.kind == .scalar && node.isPlain ? Double(node.text).flatMap { $0.isFinite ? $0 : nil } : nil
        } ?? 0
    }

    /// A required whole number, 0 or more.
    public mutating func count(_ name: String) -> Int {
        read(name, as: .count, "a whole number, 0 or more") { node in
            node.kind == .scalar && node.isPlain ? Int(node.text).flatMap { $0 >= 0 ? $0 : nil } : nil
        } ?? 0
    }

    /// A required list of words.
    public mutating func words(_ name: String) -> [String] {
        read(name, as: .words, "a list of words") { node in
            node.kind == .sequence && node.items.allSatisfy { $0.kind == .scalar } ? node.items.map(\.text) : nil
        } ?? []
    }

    /// A required word of a closed set.
    public mutating func word<Word: RawRepresentable & CaseIterable>(_ name: String, default fallback: Word) -> Word
    where Word.RawValue == String {
        let words = Word.allCases.map(\.rawValue)
        return read(name, as: .word(words), "one of " + words.map { "`\($0)`" }.joined(separator: ", ")) { node in
            node.kind == .scalar ? Word(rawValue: node.text) : nil
        } ?? fallback
    }

    private mutating func read<Value>(
        _ name: String, as kind: Kind, _ expected: String, _ parse: (Node) -> Value?
    ) -> Value? {
        kinds[name] = kind
        guard let node = take(name) else { return nil }
        let value = parse(node)
        if value == nil { problems.append(PageProblem("`\(prefix)\(name)` must be \(expected)", at: node.range)) }
        return value
    }

    /// Reports every parameter that the check has not read.
    public mutating func finish(check: String) {
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

/// A parameter of a rule's page that a project sets.
public struct RuleOption: Sendable {
    /// The parameter's name.
    public let name: String
    /// Its place in the configuration.
    public let place: ConfigurationPlace
    /// Its value, as parsed.
    public let node: Node

    /// An option with the value of a node.
    public init(name: String, node: Node, place: ConfigurationPlace) {
        self.name = name
        self.node = node
        self.place = place
    }

    /// Its value as JSON: a number if the text is a plain number, otherwise a text.
    public var value: JSON {
        func scalar(_ node: Node) -> JSON {
            if node.isPlain, let number = Double(node.text), number.isFinite { return .number(number) }
            return .text(node.text)
        }
        return node.kind == .scalar ? scalar(node) : .array(node.items.map(scalar))
    }
}

/// The parameters on a rule's page, which projects can set.
public struct RuleParameters: Sendable {
    /// The check.
    public let check: any Check.Type
    /// The page's `parameters`.
    public let parameters: Node
    /// The page's `parameters-in-strict`.
    public let strict: Node?

    /// The check with these options instead of the page's parameters; nil if an option is invalid.
    public func check(with options: [RuleOption], inStrict: Bool) -> (any Check)? {
        var reader = Parameters(options, [inStrict ? strict : nil, parameters])
        let check = check.init(&reader)
        return reader.problems.isEmpty ? check : nil
    }

    /// The problems of these options.
    public func problems(of options: [RuleOption]) -> [PageProblem] {
        var reader = Parameters(options, [parameters])
        _ = check.init(&reader)
        return reader.problems
    }

    /// The kind of each parameter, in the order of the page, with its value there.
    public var kinds: [(name: String, kind: Parameters.Kind, value: Node)] {
        var reader = Parameters([], [parameters])
        _ = check.init(&reader)
        return parameters.entries.compactMap { entry in
            guard let name = entry.key?.name, let kind = reader.kinds[name] else { return nil }
            return (name, kind, entry)
        }
    }

    /// The names of the parameters.
    public var names: [String] { parameters.entries.compactMap { $0.key?.name } }
}
