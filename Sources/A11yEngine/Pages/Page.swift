import A11yModel

/// A decoded rule page: the rule, and what `explain`, reports and tests read besides.
public struct Page: Sendable {
    /// The rule.
    public private(set) var rule: Rule
    /// Why the rule matters to users.
    public let rationale: String
    /// The name of its check; nil for a condition on the page, or a rule about files.
    public let check: String?
    /// The parameters with their values as written.
    public let parameters: [Parameter]
    /// The parameters that differ in the preset `strict`.
    public let strictParameters: [Parameter]
    /// The examples, good and bad.
    public let examples: [Example]
    /// Why the rule does not hold for apps of AppKit; nil if it does, or if the page does not say.
    public let appKit: String?
    /// The entries of `outranks` with their places in the page.
    public let outranked: [(word: String, range: SourceRange)]

    /// The page, as one of a rule that runs by default if the page names no preset.
    public var recommendedUnlessStated: Page {
        var page = self
        page.rule = rule.recommendedUnlessStated
        return page
    }

    /// The entries of `outranks` that name none of these rules and none of their categories.
    public func unknownReferences(among rules: Ruleset) -> [PageProblem] {
        let known = Set(rules.rules.flatMap { [$0.id, "category:\($0.category)"] })
        return outranked.filter { !known.contains($0.word) }.map { word, range in
            .unknown("rule", word, among: known.sorted(), at: range)
        }
    }

    /// A parameter of a page.
    public struct Parameter: Sendable {
        /// Its name.
        public let name: String
        /// Its value; lists are joined with commas.
        public let value: String
        /// The comment after the value: its unit and source.
        public let note: String
    }

    /// How much of a page is decoded.
    public enum Extent: Sendable {
        /// The whole page; missing keys are problems.
        case whole
        /// The head alone: no rationale and no examples.
        case head
        /// A head as it is embedded for lint runs, which has no mistakes: what only judging or a finding needs is
        /// decoded later.
        case packed
    }
}

extension Page {
    /// What reports say about the rule; from a head without rationale and examples.
    public func card(documentation: String?) -> RuleCard {
        RuleCard(
            id: rule.id, title: rule.title, category: rule.category, severity: rule.severity,
            confidence: rule.confidence, criteria: rule.criteria, rationale: rationale, remedy: rule.remedy,
            examples: examples.map { RuleCard.Example(title: $0.title, isBad: $0.isBad, text: $0.screen) },
            documentation: documentation)
    }
}

/// A problem in a page: a sentence for its author, and its place.
public struct PageProblem: Hashable, Sendable {
    /// What is wrong, and what is allowed.
    public let message: String
    /// The byte range in the page.
    public let range: SourceRange

    /// A problem at `range`.
    init(_ message: String, at range: SourceRange) {
        self.message = message
        self.range = range
    }
}

extension PageProblem {
    /// An unknown word, with the nearest known one.
    public static func unknown(_ kind: String, _ word: String, among words: [String], at range: SourceRange)
        -> PageProblem
    {
        let hint = nearest(word, among: words).map { "; did you mean `\($0)`?" } ?? ""
        return PageProblem("`\(word)` is not a \(kind)\(hint)", at: range)
    }
}
