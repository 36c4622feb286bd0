import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy

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

    /// Which rules are silent where this one speaks.
    static func precedence(of rule: Rule) -> String {
        let prefix = "category:"
        let rules = rule.outranks.filter { !$0.hasPrefix(prefix) }.map { "`\($0)`" }
        let families = rule.outranks.filter { $0.hasPrefix(prefix) }.map {
            "the family `\($0.dropFirst(prefix.count))`"
        }
        return "These are silent there, since they would tell what follows from it: \(enumerated(families + rules))."
    }

    /// How a run does without the rule; nil where none can.
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

    /// Clauses that V4.1.1 numbers anew, in a way that is not settled.
    private static let unsettled = "11.5.2."

    /// The doubts, in the words of people.
    private static let doubts: [(doubt: Doubts, words: String)] = [
        (.code, "an outlet or a class of the app’s own may supply what is missing"),
        (.hidden, "the element is hidden for now"), (.layout, "the layout may give it another size or place"),
        (.guessed, "what it is was inferred"), (.template, "it is part of a prototype, to be filled at run time"),
        (.edge, "two things stand nearly in one row"), (.partial, "the dump lacks what would decide"),
    ]
}
