/// What a report tells about a rule beside its findings.
public struct RuleCard: Sendable {
    /// The rule's only name.
    public let id: String
    /// One line for lists.
    public let title: String
    /// The family: `focus`, `naming`, `order`, …
    public let category: String
    /// How bad a finding of it is.
    public let severity: Severity
    /// How sure a finding is when nothing lowers it.
    public let confidence: Confidence
    /// The criteria that it claims.
    public let criteria: [Criterion]
    /// Whether a finding can be repaired by the program.
    public let fix: Fixability
    /// Why it matters to a person: paragraphs with an empty line between them.
    public let rationale: String
    /// What a person does about a finding.
    public let remedy: String
    /// Screens that show it firing and silent.
    public let examples: [Example]

    /// What is known of a rule.
    public init(
        id: String, title: String, category: String, severity: Severity, confidence: Confidence,
        criteria: [Criterion] = [], fix: Fixability = .none, rationale: String, remedy: String,
        examples: [Example] = []
    ) {
        self.id = id
        self.title = title
        self.category = category
        self.severity = severity
        self.confidence = confidence
        self.criteria = criteria
        self.fix = fix
        self.rationale = rationale
        self.remedy = remedy
        self.examples = examples
    }

    /// W3C's page on the first of its WCAG criteria; nil where it claims none.
    public var link: String? {
        criteria.lazy.filter { $0.standard == .wcag }.compactMap { SuccessCriterion.numbered($0.number) }.first?
            .understanding
    }

    /// A screen of the rule's page.
    public struct Example: Sendable {
        /// What it shows.
        public let title: String
        /// Whether the rule fires on it.
        public let isBad: Bool
        /// The file's text.
        public let text: String

        /// A screen of the rule's page.
        public init(title: String, isBad: Bool, text: String) {
            self.title = title
            self.isBad = isBad
            self.text = text
        }
    }
}
