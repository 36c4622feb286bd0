/// What a report tells about a rule beside its findings.
package struct RuleCard: Sendable {
    /// The rule's only name.
    package let id: String
    /// One line for lists.
    package let title: String
    /// The family: `focus`, `naming`, `order`, …
    package let category: String
    /// How bad a finding of it is.
    package let severity: Severity
    /// How sure a finding is when nothing lowers it.
    package let confidence: Confidence
    /// The criteria that it claims.
    package let criteria: [Criterion]
    /// Whether a finding can be repaired by the program.
    package let fix: Fixability
    /// Why it matters to a person: paragraphs with an empty line between them.
    package let rationale: String
    /// What a person does about a finding.
    package let remedy: String
    /// Screens that show it firing and silent.
    package let examples: [Example]

    /// What is known of a rule.
    package init(
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
    package var link: String? {
        criteria.lazy.filter { $0.standard == .wcag }.compactMap { SuccessCriterion.numbered($0.number) }.first?
            .understanding
    }

    /// A screen of the rule's page.
    package struct Example: Sendable {
        /// What it shows.
        package let title: String
        /// Whether the rule fires on it.
        package let isBad: Bool
        /// The file's text.
        package let text: String

        /// A screen of the rule's page.
        package init(title: String, isBad: Bool, text: String) {
            self.title = title
            self.isBad = isBad
            self.text = text
        }
    }
}
