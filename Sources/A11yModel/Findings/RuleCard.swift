/// The description of a rule for reports.
public struct RuleCard: Sendable {
    /// The rule's id.
    package let id: String
    /// One line for lists.
    package let title: String
    /// The category: `focus`, `naming`, `order`, …
    package let category: String
    /// The severity of its findings.
    package let severity: Severity
    /// The confidence of its findings if nothing lowers it.
    package let confidence: Confidence
    /// The criteria that it claims.
    package let criteria: [Criterion]
    /// Why it matters to people: paragraphs separated by empty lines.
    package let rationale: String
    /// How a person fixes a finding.
    package let remedy: String
    /// Example screens, good and bad.
    package let examples: [Example]
    /// The path of its documentation in the repository of a11ylint; nil for a rule of a project's own.
    package let documentation: String?

    /// The description of a rule.
    package init(
        id: String, title: String, category: String, severity: Severity, confidence: Confidence,
        criteria: [Criterion] = [], rationale: String, remedy: String,
        examples: [Example] = [], documentation: String? = nil
    ) {
        self.id = id
        self.title = title
        self.category = category
        self.severity = severity
        self.confidence = confidence
        self.criteria = criteria
        self.rationale = rationale
        self.remedy = remedy
        self.examples = examples
        self.documentation = documentation
    }

    /// The path of a built-in rule's documentation, relative to the repository of a11ylint. It is stable: reports of
    /// any version may name it.
    package static func documentation(of id: String) -> String { "docs/rules/\(id).md" }

    /// W3C's page on the first of its WCAG criteria; nil where it claims none.
    package var link: String? { criteria.link }

    /// A screen of the rule's page.
    package struct Example: Sendable {
        /// What it shows.
        package let title: String
        /// Whether the rule reports it.
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
