import A11yChecks
import A11yEngine
import A11yModel
import A11yPolicy

/// The reference of all rules in Markdown: an index, then every page.
enum RuleReference {
    /// The text of `Rules/README.md`.
    static func markdown(_ pages: [Page]) -> String {
        let categories = Set(pages.map(\.rule.category)).sorted()
        var parts = [introduction]
        for category in categories {
            let rows = pages.filter { $0.rule.category == category }.map { row($0.rule) }
            parts.append(
                (["## \(category)", "", "| Rule | Finds | Severity | Preset | WCAG |", "|---|---|---|---|---|"] + rows)
                    .joined(separator: "\n"))
        }
        parts.append("## Every rule")
        parts += pages.map(section)
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        # The rules

        Written by `make docs` from the pages beside this file: one page is one rule, with its reason, its remedy and
        the examples that are its tests. `a11ylint explain RULE` prints a page in the terminal.
        """

    private static func row(_ rule: Rule) -> String {
        let cells = ["[\(rule.id)](#\(rule.id))", cell(rule.title), rule.severity.rawValue, rule.preset, rule.numbers]
        return "| \(cells.joined(separator: " | ")) |"
    }

    private static func section(_ page: Page) -> String {
        let rule = page.rule
        let facts = [rule.severity.rawValue] + rule.presets
        var parts = [
            "### \(rule.id)", "\(rule.title). *\(facts.joined(separator: " · "))*", page.rationale, rule.remedy,
        ]
        parts += page.examples.map(example)
        parts.append(RuleWords.sureness(of: rule))
        parts += list("Settings", RuleWords.settings(of: page))
        parts += list("Criteria", RuleWords.criteria(of: rule, linked))
        if !rule.outranks.isEmpty { parts.append(RuleWords.precedence(of: rule)) }
        if let omission = RuleWords.omission(of: rule) { parts.append("To leave it out: `\(omission)`") }
        return parts.map(\.trimmingBreaks).joined(separator: "\n\n")
    }

    private static func example(_ example: Example) -> String {
        let isXML = example.screen.drop(while: \.isWhitespace).first == "<"
        var lines = [
            "\(example.isBad ? "Bad" : "Good")\(example.isStrict ? " in strict" : ""): \(example.title)", "",
            "```\(isXML ? "xml" : "yaml")",
        ]
        lines += [example.screen.trimmingBreaks, "```"]
        for table in example.attachments {
            lines += ["", "`\(table.path)`:", "", "```text", table.text.trimmingBreaks, "```"]
        }
        if !example.findings.isEmpty { lines.append("") }
        lines += example.findings.map { "- `\($0.place)`: \($0.message)" }
        return lines.joined(separator: "\n")
    }

    /// A criterion of WCAG, with its name as a link to W3C's page about it.
    private static func linked(_ known: SuccessCriterion) -> String {
        "WCAG 2.2, [\(known.number) \(known.name)](\(known.understanding)) (\(known.level))"
    }

    private static func list(_ title: String, _ entries: [String]) -> [String] {
        entries.isEmpty ? [] : [(["\(title):", ""] + entries.map { "- \($0)" }).joined(separator: "\n")]
    }

    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

extension String {
    /// Without line breaks at either end.
    fileprivate var trimmingBreaks: String {
        var text = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        return String(text.drop(while: \.isNewline))
    }
}
