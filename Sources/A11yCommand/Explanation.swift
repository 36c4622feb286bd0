import A11yModel
import A11yRules

/// The page of a rule, set for reading in a terminal.
enum Explanation {
    /// Cells in a line beyond which prose is hard to follow.
    static let widest = 100

    /// The page as text, its prose broken into lines of at most `width` characters.
    static func text(_ page: Page, width: Int) -> String {
        let rule = page.rule
        var parts = [[rule.title, facts(rule)].joined(separator: "\n")]
        parts.append(section("Why", page.rationale, width))
        parts.append(section("What to do", rule.remedy, width))
        if !page.parameters.isEmpty {
            let lines = page.parameters.map { indent + "\($0.name): \($0.value)" }
            parts.append((["Settings"] + lines).joined(separator: "\n"))
        }
        parts += page.examples.map(example)
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// Name, severity, family, presets and criteria on one line.
    private static func facts(_ rule: Rule) -> String {
        ([rule.id, rule.severity.rawValue, rule.category] + rule.presets + rule.criteria.map(\.title))
            .joined(separator: " · ")
    }

    private static func section(_ title: String, _ prose: String, _ width: Int) -> String {
        let paragraphs = prose.split(separator: "\n\n").map { paragraph in
            lines(of: paragraph, width: width - indent.count).map { indent + $0 }.joined(separator: "\n")
        }
        return title + "\n" + paragraphs.joined(separator: "\n\n")
    }

    private static func example(_ example: Example) -> String {
        let screen = example.screen.split(separator: "\n").map { indent + $0 }
        let findings = example.findings.map { "→ \($0.place): \($0.message)" }
        return ([(example.isBad ? "Bad: " : "Good: ") + example.title] + screen + findings).joined(separator: "\n")
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
}
