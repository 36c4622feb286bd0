import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy

/// The page of a rule, set for reading in a terminal.
enum Explanation {
    /// Cells in a line beyond which prose is hard to follow.
    static let widest = 100

    /// The page as text, its prose broken into lines of at most `width` characters.
    static func text(_ page: Page, width: Int) -> String {
        let rule = page.rule
        let facts = [rule.id, rule.severity.rawValue, rule.category] + rule.presets
        var parts = [rule.title + "\n" + facts.joined(separator: " · ")]
        parts.append(section("Why", page.rationale, width))
        parts.append(section("What to do", rule.remedy, width))
        parts += page.examples.map { example($0, width) }
        parts.append(section("How sure it is", RuleWords.sureness(of: rule), width))
        let settings = RuleWords.settings(of: page)
        if !settings.isEmpty { parts.append(list("Settings", settings, width)) }
        let criteria = RuleWords.criteria(of: rule) { known in
            "WCAG 2.2, \(known.number) \(known.name) (\(known.level)) \(known.understanding)"
        }
        if !criteria.isEmpty { parts.append(list("Criteria", criteria, width)) }
        if !rule.outranks.isEmpty { parts.append(section("Where it speaks", RuleWords.precedence(of: rule), width)) }
        if let omission = RuleWords.omission(of: rule) { parts.append(section("To leave it out", omission, width)) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func section(_ title: String, _ prose: String, _ width: Int) -> String {
        let paragraphs = prose.split(separator: "\n\n").map { paragraph in
            lines(of: paragraph, width: width - indent.count).map { indent + $0 }.joined(separator: "\n")
        }
        return title + "\n" + paragraphs.joined(separator: "\n\n")
    }

    private static func list(_ title: String, _ entries: [String], _ width: Int) -> String {
        ([title] + entries.flatMap { lines(of: $0, width: width - indent.count).map { indent + $0 } })
            .joined(separator: "\n")
    }

    private static func example(_ example: Example, _ width: Int) -> String {
        let preset = example.isStrict ? " in strict" : ""
        let tables = example.attachments.flatMap { ["", "\($0.path):", $0.text] }
        let screen = ([example.screen] + tables).joined(separator: "\n").split(separator: "\n").map { indent + $0 }
        let findings = example.findings.flatMap { finding in
            let broken = lines(of: "\(finding.place): \(finding.message)", width: width - indent.count)
            return broken.enumerated().map { ($0 == 0 ? arrow : indent) + $1 }
        }
        return ([(example.isBad ? "Bad" : "Good") + preset + ": " + example.title] + screen + findings).joined(
            separator: "\n")
    }

    /// The words in lines of at most `width` characters; a longer word stands alone.
    private static func lines(of prose: some StringProtocol, width: Int) -> [String] {
        var lines: [String] = []
        for word in prose.split(whereSeparator: \.isWhitespace) {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    private static let indent = "    "
    private static let arrow = "  → "
}
