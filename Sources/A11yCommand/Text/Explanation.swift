import A11yChecks
import A11yEngine
import A11yModel
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

/// What a page says in keys, in sentences: for `explain` and for the reference.
enum RuleWords {
    /// How sure a finding is, what makes it less sure, and which files it is looked for in.
    static func sureness(of rule: Rule) -> String {
        let files = Input.allCases.filter(rule.inputs.contains).map(words)
        var text = "It judges \(enumerated(files)). "
        switch rule.confidence {
        case .certain: text += "A finding is certain: the file proves it."
        case .likely: text += "A finding is likely: it takes a documented default of the system, or one inference."
        case .review: text += "A finding is for a person to review, and fails no run."
        }
        let causes = doubts.filter { rule.loweredBy.contains($0.doubt) }.map(\.words)
        if !causes.isEmpty, rule.confidence != .review { text += " It is less sure where \(enumerated(causes, "or"))." }
        return text
    }

    /// The measurement that a page uses, and its parameters with values, units and where they come from.
    static func settings(of page: Page) -> [String] {
        let check = page.check.map { ["check = \($0)"] } ?? []
        return check + page.parameters.map(setting) + page.strictParameters.map { "in strict: \(setting($0))" }
    }

    private static func setting(_ parameter: Page.Parameter) -> String {
        let value = parameter.value.isEmpty ? "none" : parameter.value
        return "\(parameter.name) = \(value)" + (parameter.note.isEmpty ? "" : ": \(parameter.note)")
    }

    /// The criteria that a rule claims: those of WCAG as `words` has them, then clauses in both editions of their
    /// standard.
    static func criteria(of rule: Rule, _ words: (SuccessCriterion) -> String) -> [String] {
        let added = rule.criteria.compactMap(\.newClause).map { "EN 301 549 V4.1.1, clause \($0)" }
        return rule.criteria.map { line(for: $0, words) } + added
    }

    private static func line(for criterion: Criterion, _ words: (SuccessCriterion) -> String) -> String {
        switch criterion.standard {
        case .wcag: return SuccessCriterion.numbered(criterion.number).map(words) ?? criterion.title
        case .en301549:
            if criterion.number.hasPrefix(unsettled) { return "EN 301 549 V3.2.1, clause \(criterion.number)" }
            let isSame = criterion.laterNumber == criterion.number
            let numbers = isSame ? "" : " (V4.1.1: \(criterion.laterNumber))"
            return "EN 301 549 V3.2.1\(isSame ? " and V4.1.1" : ""), clause \(criterion.number)\(numbers)"
        }
    }

    /// Which rules this one outranks.
    static func precedence(of rule: Rule) -> String {
        let prefix = "category:"
        let rules = rule.outranks.filter { !$0.hasPrefix(prefix) }.map { "`\($0)`" }
        let families = rule.outranks.filter { $0.hasPrefix(prefix) }.map {
            "the family `\($0.dropFirst(prefix.count))`"
        }
        return "These are silent there, since they would tell what follows from it: \(enumerated(families + rules))."
    }

    /// How to disable the rule; nil if it cannot be disabled.
    static func omission(of rule: Rule) -> String? {
        if rule.id == FileRule.syntax.rawValue { return nil }
        return rule.isRecommended
            ? "a11ylint check --ignore \(rule.id)" : "It runs only where it is asked for: --extend-select \(rule.id)"
    }

    private static func words(_ input: Input) -> String {
        switch input {
        case .native: "screen files"
        case .interfaceBuilder: "files of Interface Builder"
        case .pageSource: "page sources"
        case .idb: "dumps of idb"
        }
    }

    private static func enumerated(_ items: [String], _ conjunction: String = "and") -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }

    /// Clauses whose numbers in V4.1.1 are not settled.
    private static let unsettled = "11.5.2."

    /// The doubts, in the words of people.
    private static let doubts: [(doubt: Doubts, words: String)] = [
        (.code, "an outlet or a class of the app’s own may supply what is missing"),
        (.hidden, "the element is hidden for now"), (.layout, "the layout may give it another size or place"),
        (.guessed, "what it is was inferred"), (.template, "it is part of a prototype, to be filled at run time"),
        (.edge, "two things stand nearly in one row"), (.partial, "the dump lacks what would decide"),
    ]
}
