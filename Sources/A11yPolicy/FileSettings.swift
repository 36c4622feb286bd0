import A11yEngine
import A11yModel

/// What one file is checked with: the rules, and what its project says besides.
package struct FileSettings: Sendable {
    /// The rules.
    package var rules: Ruleset
    /// The rules that differ by screen and element; nil if none do.
    package var screenRules: ScreenRules?
    /// The entries of the configuration that apply to the file as a whole.
    package var used: Set<ConfigurationPlace> = []
    /// The platform of screens that do not state one; nil for the default.
    package var platform: Platform?
    /// The language of screens that do not state one, as BCP 47; nil for the default.
    package var language: String?
    /// User-defined runtime attributes that set names in this project, besides the well-known ones.
    package var namingKeyPaths: [String] = []
    /// The limits on input files.
    package var limits = Limits.usual
    /// All rules that a selector may name, whether they run or not.
    package var known: Ruleset
    /// The suppressions of the configuration for this file.
    package var suppressions: [ConfiguredSuppression] = []
    /// The project's requirements for suppressions.
    package var policy = SuppressionPolicy()
    /// What Apple's audit found on the screen of the file.
    package var audit: [AuditIssue] = []
    /// The day of the run; nil if unknown, and then nothing expires.
    package var today: Day?

    /// Settings with these rules and defaults, in a project that knows `known`.
    package init(_ rules: Ruleset, known: Ruleset) {
        self.rules = rules
        self.known = known
    }

    /// The part of the settings that `Suppressions` needs.
    package var forSuppressions: SuppressionSettings {
        SuppressionSettings(
            rules: rules, known: known, entries: suppressions, policy: policy, today: today)
    }
}

extension RulePlan {
    /// The settings that all files with these matches share. The suppressions of a single file are added from
    /// `suppressions(in:)`.
    package func settings(_ matches: Matches) -> FileSettings {
        var settings = FileSettings(ruleset(states(matches, on: nil, elements: [])), known: known)
        settings.screenRules = ScreenRules(self, matches)
        settings.policy = configuration.suppressionPolicy
        settings.platform = configuration.platform?.value
        settings.language = configuration.locale?.value
        settings.limits = configuration.allowedLimits
        settings.namingKeyPaths = configuration.namingKeyPaths?.value ?? []
        let whole = zip(configuration.overrides, matches.overrides).filter { $1 && !$0.dependsOnScreens }
        settings.used = matches.used.union(whole.map(\.0.place))
        return settings
    }

    /// The suppressions of the configuration for the file at an absolute path.
    package func suppressions(in file: String) -> [ConfiguredSuppression] {
        configuration.suppressions.filter { $0.files?.cover(file) != false }.map { suppression in
            var entry = suppression.entry
            entry.selectors = suppression.words.compactMap { RuleSelector(word: $0.value, among: known) }
            return entry
        }
    }
}
