import A11yModel

/// A rule as a reporting descriptor of SARIF: what code scanning shows beside a finding.
struct SARIFRule {
    let id: String
    /// The first finding of the rule, which stands in where there is no card.
    let finding: Finding
    let card: RuleCard?

    var json: JSON {
        let kind = card.map { Row.Kind(severity: $0.severity, confidence: $0.confidence) } ?? Row.Kind(finding)
        let link = card?.link.map { [(key: "helpUri", value: JSON.text($0))] } ?? []
        let fields: [(key: String, value: JSON)] = [
            ("id", .text(id)),
            ("name", .text(SARIFRule.cut(id, to: SARIFRule.longestName))),
            ("shortDescription", text(card?.title ?? id)),
            ("fullDescription", text(reason)),
        ]
        return .object(
            fields + link + [
                ("help", .object([("text", .text(help)), ("markdown", .text(markdown))])),
                ("defaultConfiguration", .object([("level", .text(kind.level))])),
                ("properties", properties(kind)),
            ])
    }

    private func text(_ text: String) -> JSON {
        .object([("text", .text(SARIFRule.cut(text, to: SARIFRule.longestDescription)))])
    }

    private var criteria: [Criterion] { card?.criteria ?? finding.criteria }
    private var remedy: String { card?.remedy ?? finding.remedy }

    /// The first paragraph of why it matters.
    private var reason: String {
        let paragraph = card?.rationale.split(separator: "\n\n").first.map(String.init) ?? remedy
        let lines = paragraph.split(separator: "\n").joined(separator: " ")
        return lines.isEmpty ? id : lines
    }

    private var help: String {
        let known = criteria.map(\.title).joined(separator: ", ")
        let parts = [
            card?.rationale ?? "", remedy.isEmpty ? "" : "What to do: \(remedy)",
            known.isEmpty ? "" : "Criteria: \(known)", "More: a11ylint explain \(id)",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The same with an example of each kind and links to the criteria.
    private var markdown: String {
        let examples = card?.examples ?? []
        let shown = [examples.first(where: \.isBad), examples.first { !$0.isBad }].compactMap { $0 }
        let known = criteria.map { criterion in
            let page = criterion.standard == .wcag ? SuccessCriterion.numbered(criterion.number)?.understanding : nil
            return page.map { "- [\(criterion.title)](\($0))" } ?? "- \(criterion.title)"
        }
        let parts =
            [card?.rationale ?? "", remedy.isEmpty ? "" : "**What to do:** \(remedy)"] + shown.map(block)
            + [known.isEmpty ? "" : "**Criteria**\n\n" + known.joined(separator: "\n")]
            + ["More: `a11ylint explain \(id)`"]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private func block(_ example: RuleCard.Example) -> String {
        let fence = String(repeating: "`", count: max(3, SARIFRule.longestRun(of: "`", in: example.text) + 1))
        let text = example.text.hasSuffix("\n") ? example.text : example.text + "\n"
        let heading = "**\(example.isBad ? "Found" : "Not found"):** \(example.title)"
        return "\(heading)\n\n\(fence)\n\(text)\(fence)"
    }

    private func properties(_ kind: Row.Kind) -> JSON {
        var tags = ["accessibility"]
        for tag in (card.map { [$0.category] } ?? []) + criteria.map(\.title) where !tags.contains(tag) {
            tags.append(tag)
        }
        return .object([
            ("tags", .array(tags.prefix(SARIFRule.mostTags).map(JSON.text))),
            ("precision", .text(precision)),
            ("problem.severity", .text(kind == .info || kind == .review ? "recommendation" : kind.rawValue)),
        ])
    }

    private var precision: String {
        switch card?.confidence ?? finding.confidence {
        case .certain: "very-high"
        case .likely: "high"
        case .review: "low"
        }
    }

    private static func cut(_ text: String, to length: Int) -> String {
        text.unicodeScalars.count <= length
            ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(length - 1))) + "…"
    }

    private static func longestRun(of character: Character, in text: String) -> Int {
        text.split { $0 != character }.map(\.count).max() ?? 0
    }

    /// GitHub's limits for a rule: characters in its name and in each description, and tags.
    private static let longestName = 255
    private static let longestDescription = 1024
    private static let mostTags = 20
}
