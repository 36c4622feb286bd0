import A11yChecks
import A11yEngine
import A11yModel
import A11yReporters

/// The page of a rule, set for reading in a terminal.
struct Explanation {
    let page: Page
    /// All rules; one of them may outrank it.
    let rules: [Rule]
    /// Whether every example and every fact is shown, and not only what one needs to mend a finding.
    let isWhole: Bool
    /// The colours, and the width in cells.
    let style: Rendering

    /// Cells in a line beyond which prose is hard to follow.
    static let widest = 100

    private var rule: Rule { page.rule }

    /// The page as text.
    var text: String {
        let facts = [rule.id, rule.severity.rawValue, rule.category] + rule.presets
        let head = paint(rule.title, .strong) + "\n" + paint(facts.joined(separator: " · "), .faint)
        let why = section("Why", page.rationale)
        let parts = isWhole ? [head, why] + wholeParts : [head, why] + briefParts
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private var wholeParts: [String] {
        let toggle = RuleWords.toggle(of: rule)
        let lists = [
            ("Options", RuleWords.options(of: page)), ("Criteria", criteria),
            ("Precedence", RuleWords.precedence(of: rule, among: rules) { "`\($0)`" }),
            ("Autofix", [RuleWords.autofix(of: rule)].compactMap(\.self)),
            (
                toggle?.title ?? "",
                toggle.map { [$0.command, "or in the configuration: rules: { \($0.setting) }"] } ?? []
            ),
            ("Documentation", [rule.documentation].compactMap(\.self)),
        ]
        return [section("What to do", RuleWords.allRemedies(of: rule).joined(separator: "\n\n"))]
            + page.examples.map(example)
            + [section("Confidence", RuleWords.confidence(of: rule)), section("Applies to", RuleWords.scope(of: rule))]
            + (page.check.map { [list("Check", [$0])] } ?? []) + lists.map(list)
    }

    /// What to do, an example or two of each kind of file, options, criteria and where the rest is.
    private var briefParts: [String] {
        let shown = briefExamples
        let rest = page.examples.count - shown.count
        let more = rest > 0 ? "\(counted(rest, "more example")), confidence, precedence" : "Confidence, precedence"
        let criteria = rule.criteria.filter { $0.standard == .wcag }.map { criterion in
            let known = SuccessCriterion.numbered(criterion.number)
            return ([criterion.title, known?.name].compactMap(\.self) + [known?.understanding].compactMap(\.self))
                .joined(separator: " ")
        }
        return [list("What to do", RuleWords.remedies(of: rule))] + shown.map(example)
            + [
                list("Options", page.parameters.map { "\($0.name) = \($0.value.isEmpty ? "none" : $0.value)" }),
                list("Criteria", criteria),
                // A command is there to be copied, and keeps its line.
                "\(more): a11ylint explain \(rule.id) --all",
            ]
    }

    /// The first bad and the first good example of screen files and of Interface Builder that are short enough; a long
    /// one only if there is no other bad one.
    private var briefExamples: [Example] {
        let examples = page.examples.filter { $0.attachments.isEmpty && !$0.isStrict && !$0.isDump }
        func first(_ isBad: Bool, _ isStoryboard: Bool) -> Example? {
            examples.first {
                $0.isBad == isBad && $0.isStoryboard == isStoryboard && $0.lines <= Explanation.longestExample
            }
        }
        let found = [first(true, false), first(false, false), first(true, true), first(false, true)]
        let short = found.compactMap(\.self)
        if short.contains(where: \.isBad) { return short }
        return [page.examples.filter(\.isBad).min { $0.lines < $1.lines }].compactMap(\.self) + short
    }

    private var criteria: [String] {
        RuleWords.criteria(of: rule) { known in
            "WCAG 2.2, \(known.number) \(known.name) (\(known.level)) \(known.understanding)"
        }
    }

    private func paint(_ text: String, _ ink: Ink) -> String { ink.paint(text, style.color) }

    private func section(_ title: String, _ prose: String) -> String {
        let paragraphs = prose.split(separator: "\n\n").map { paragraph in
            broken(paragraph, width: style.width - indent.count).map { indent + $0 }.joined(separator: "\n")
        }
        return paint(title, .heading) + "\n" + paragraphs.joined(separator: "\n\n")
    }

    /// A title above entries; empty without entries.
    private func list(_ title: String, _ entries: [String]) -> String {
        if entries.isEmpty { return "" }
        let lines = entries.flatMap { broken($0, width: style.width - indent.count).map { indent + $0 } }
        return ([paint(title, .heading)] + lines).joined(separator: "\n")
    }

    private func example(_ example: Example) -> String {
        let preset = example.isStrict ? " in strict" : ""
        let tables = example.attachments.flatMap { ["", "\($0.path):", $0.text] }
        let screen = ([example.screen] + tables).joined(separator: "\n").split(separator: "\n").map { indent + $0 }
        let findings = example.findings.flatMap { finding in
            let parts = broken("\(finding.place): \(finding.message)", width: style.width - indent.count)
            return parts.enumerated().map { paint(($0 == 0 ? arrow : indent) + $1, .strong) }
        }
        let kind = paint((example.isBad ? "Bad" : "Good") + preset + ":", example.isBad ? .error : .safe)
        return ([kind + " " + example.title] + screen + findings).joined(separator: "\n")
    }

    /// The words in lines of at most `width` cells.
    private func broken(_ prose: some StringProtocol, width: Int) -> [String] {
        wrapped(prose.split(whereSeparator: \.isWhitespace).joined(separator: " "), to: width)
    }

    private let indent = "    "
    private let arrow = "  → "
    /// The longest example that is shown unasked, in lines (ours).
    private static let longestExample = 9
}

extension Example {
    /// How many lines it takes.
    fileprivate var lines: Int { screen.split(separator: "\n").count + findings.count }
    /// Whether its screen is a file of Interface Builder.
    fileprivate var isStoryboard: Bool { screen.hasPrefix("<document") }
    /// Whether its screen is what a running app printed in XML.
    fileprivate var isDump: Bool { screen.hasPrefix("<") && !isStoryboard }
}

/// The fields of a rule page as sentences and lists, for `explain` and for the Markdown reference.
enum RuleWords {
    /// How sure a finding is, why, and what makes it less sure.
    static func confidence(of rule: Rule) -> String {
        let properties = rule.restsOn.map { "`\($0.word)`" }
        let lower =
            properties.isEmpty ? "" : " Lower where code, layout or a cell may change \(enumerated(properties, "or"))."
        switch rule.confidence {
        case .certain: return "Certain. The file proves the problem." + lower
        case .likely:
            return "Likely. The finding relies on a documented system default or on one inference." + lower
        case .review: return "Review. A person has to judge the finding, and it does not fail a run."
        }
    }

    /// What to do about a finding, a paragraph for each kind of file that has words of its own.
    static func remedies(of rule: Rule) -> [String] {
        [rule.remedy] + rule.specialRemedies.map { "In \($0.files): \($0.remedy)" }
    }

    /// The same, and a paragraph for types of element that have words of their own.
    static func allRemedies(of rule: Rule) -> [String] {
        remedies(of: rule) + rule.typeRemedies.map { "For \($0.elements): \($0.remedy)" }
    }

    /// The kinds of file and the platforms that the rule applies to.
    static func scope(of rule: Rule) -> String {
        let files =
            rule.inputs.count == Input.allCases.count
            ? ["all kinds of files"] : Input.allCases.filter(rule.inputs.contains).map(\.title)
        let platforms = Platform.allCases.filter(rule.platforms.contains).map(\.title)
        return "\(enumerated(files)), for \(enumerated(platforms))"
    }

    /// How `--fix` repairs a finding; nil if it does not.
    static func autofix(of rule: Rule) -> String? {
        switch rule.fix {
        case .none: nil
        case .safe: "a11ylint check --fix"
        case .unsafe: "a11ylint check --fix --unsafe-fixes"
        }
    }

    /// The presets that run the rule, narrowest first.
    static func presets(of rule: Rule) -> [String] {
        Preset.allCases.filter { $0.includes(rule) }.map(\.rawValue)
            + rule.presets.filter { Preset(rawValue: $0) == nil }
    }

    /// The options of a rule with values, units and sources; `code` marks what is typed as it stands.
    static func options(of page: Page, _ code: (String) -> String = { $0 }) -> [String] {
        page.parameters.map { option($0, code) } + page.strictParameters.map { "in strict: \(option($0, code))" }
    }

    private static func option(_ parameter: Page.Parameter, _ code: (String) -> String) -> String {
        let value = parameter.value.isEmpty ? "none" : parameter.value
        return code("\(parameter.name) = \(value)") + (parameter.note.isEmpty ? "" : ": \(parameter.note)")
    }

    /// The criteria that a rule claims: those of WCAG as `words` has them, with what they mean for apps, then clauses
    /// in both editions of their standard.
    static func criteria(of rule: Rule, _ words: (SuccessCriterion) -> String) -> [String] {
        let added = rule.criteria.compactMap(\.newClause).map { "EN 301 549 V4.1.1, clause \($0)" }
        return rule.criteria.map { criterion in
            let note = criterion.standard == .wcag ? SuccessCriterion.numbered(criterion.number)?.noteOnApps : nil
            return line(for: criterion, words) + (note.map { ". \($0)" } ?? "")
        } + added
    }

    private static func line(for criterion: Criterion, _ words: (SuccessCriterion) -> String) -> String {
        switch criterion.standard {
        case .wcag: return SuccessCriterion.numbered(criterion.number).map(words) ?? criterion.title
        case .en301549:
            if criterion.number.hasPrefix(unsettled) {
                return "EN 301 549 V3.2.1 (2021-03), clause \(criterion.number)"
            }
            let isSame = criterion.laterNumber == criterion.number
            let numbers = isSame ? "" : " (V4.1.1: \(criterion.laterNumber))"
            return "EN 301 549 V3.2.1 (2021-03)\(isSame ? " and V4.1.1" : ""), clause \(criterion.number)\(numbers)"
        }
    }

    /// Which rules this one hides and which hide it, one sentence each; `name` writes the id of a rule.
    static func precedence(of rule: Rule, among rules: [Rule], _ name: (String) -> String) -> [String] {
        let outranking = rules.filter { other in
            other.id != rule.id && other.outranks.contains { $0 == rule.id || $0 == prefix + rule.category }
        }
        let ids = rule.outranks.filter { !$0.hasPrefix(prefix) }
        let categories = rule.outranks.filter { $0.hasPrefix(prefix) }.map { "`\($0)`" }
        let whole = categories.isEmpty ? [] : ["every rule of \(enumerated(categories))"]
        let hidden = ids.map(name) + whole
        let pairs = [
            ("this rule", enumerated(hidden)), (enumerated(outranking.map { name($0.id) }, "or"), "this rule"),
        ]
        return pairs.filter { !$0.0.isEmpty && !$0.1.isEmpty }.map {
            "A finding of \($0) hides findings of \($1) on the same element, because both have the same cause."
        }
    }

    /// How to turn a rule off, or on if a plain run leaves it out: for one run, and in the configuration. Nil for a
    /// rule that always runs.
    static func toggle(of rule: Rule) -> (title: String, command: String, setting: String)? {
        if rule.id == FileRule.syntax.rawValue { return nil }
        return rule.isRecommended
            ? ("Turn it off", "a11ylint check --ignore \(rule.id)", "\(rule.id): off")
            : ("Turn it on", "a11ylint check --select recommended,\(rule.id)", "\(rule.id): \(rule.severity.rawValue)")
    }

    /// What stands before the name of a category in a page's `outranks`.
    private static let prefix = "category:"

    /// Clauses that V4.1.1 renumbers in a way that is not settled yet.
    private static let unsettled = "11.5.2."
}
