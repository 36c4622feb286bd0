import A11yEngine
import A11yModel
import A11ySyntax

/// What a configuration says of a rule, or of several that a selector chooses.
package struct RuleSetting: Sendable {
    /// Whether the rules run, and how bad their findings are.
    package enum Level: Hashable, Sendable {
        case off
        case severity(Severity)

        /// The level of a word of the configuration.
        package init?(word: String) {
            if word == "off" {
                self = .off
            } else if let severity = Severity(rawValue: word) {
                self = .severity(severity)
            } else {
                return nil
            }
        }

        /// The words of the configuration, from nothing to the worst.
        package static let words = ["off"] + Severity.allCases.map(\.rawValue)
    }

    /// The selector, as it was written.
    package let word: String
    /// Where it stands.
    package let place: ConfigurationPlace
    /// The level; nil where the configuration leaves it as it is.
    package internal(set) var level: Located<Level>?
    /// The parameters that are set, in the order of the file.
    package internal(set) var options: [RuleOption] = []
    /// The only files in which the rules run; nil for all.
    package internal(set) var include: FilePatterns?
    /// The files in which the rules do not run.
    package internal(set) var exclude: FilePatterns?

    package init(word: String, place: ConfigurationPlace) {
        self.word = word
        self.place = place
    }

    /// Whether the rules may run in the file at an absolute path.
    func mayRun(in file: String) -> Bool {
        include?.cover(file) != false && exclude?.cover(file) != true
    }
}

/// An exception of a project: what holds for some files, systems or elements.
package struct Override: Sendable {
    /// Its files; nil for all.
    package internal(set) var files: FilePatterns?
    /// The systems of its screens; empty for all.
    package internal(set) var platforms: Set<Platform> = []
    /// Its elements; empty for all, and for the screens as wholes.
    package internal(set) var elements: [ElementPattern] = []
    /// What holds there.
    package internal(set) var rules: [RuleSetting] = []
    /// Where it stands.
    package let place: ConfigurationPlace

    package init(place: ConfigurationPlace) { self.place = place }

    /// Whether only screens or elements decide, beside the file, that it holds.
    var dependsOnScreens: Bool { !platforms.isEmpty || !elements.isEmpty }
}
