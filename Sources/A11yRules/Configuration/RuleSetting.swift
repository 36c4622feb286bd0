import A11yModel
import A11ySyntax

/// What a configuration says of a rule, or of several that a selector chooses.
public struct RuleSetting: Sendable {
    /// Whether the rules run, and how bad their findings are.
    public enum Level: Hashable, Sendable {
        case off
        case severity(Severity)

        /// The level of a word of the configuration.
        init?(word: String) {
            if word == "off" {
                self = .off
            } else if let severity = Severity(rawValue: word) {
                self = .severity(severity)
            } else {
                return nil
            }
        }

        /// The words of the configuration, from nothing to the worst.
        static let words = ["off"] + Severity.allCases.map(\.rawValue)
    }

    /// A parameter of the rule's page that the project sets.
    public struct Option: Sendable {
        /// The parameter's name.
        public let name: String
        /// Its value, in the configuration.
        let node: Node
        /// Its value.
        public var value: JSON {
            func scalar(_ node: Node) -> JSON {
                if node.isPlain, let number = Double(node.text), number.isFinite { return .number(number) }
                return .text(node.text)
            }
            return node.kind == .scalar ? scalar(node) : .array(node.items.map(scalar))
        }
        /// Where it stands.
        public let place: ConfigurationPlace
    }

    /// The selector, as it was written.
    public let word: String
    /// Where it stands.
    public let place: ConfigurationPlace
    /// The level; nil where the configuration leaves it as it is.
    public internal(set) var level: Stated<Level>?
    /// The parameters that are set, in the order of the file.
    public internal(set) var options: [Option] = []
    /// The only files in which the rules run; nil for all.
    public internal(set) var include: FilePatterns?
    /// The files in which the rules do not run.
    public internal(set) var exclude: FilePatterns?

    init(word: String, place: ConfigurationPlace) {
        self.word = word
        self.place = place
    }

    /// Whether the rules may run in the file at an absolute path.
    func mayRun(in file: String) -> Bool {
        include?.cover(file) != false && exclude?.cover(file) != true
    }
}

/// An exception of a project: what holds for some files, systems or elements.
public struct Override: Sendable {
    /// Its files; nil for all.
    public internal(set) var files: FilePatterns?
    /// The systems of its screens; empty for all.
    public internal(set) var platforms: Set<Platform> = []
    /// Its elements; empty for all, and for the screens as wholes.
    public internal(set) var elements: [ElementPattern] = []
    /// What holds there.
    public internal(set) var rules: [RuleSetting] = []
    /// Where it stands.
    public let place: ConfigurationPlace

    init(place: ConfigurationPlace) { self.place = place }

    /// Whether only screens or elements decide, beside the file, that it holds.
    var dependsOnScreens: Bool { !platforms.isEmpty || !elements.isEmpty }
}
