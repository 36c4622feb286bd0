import A11yEngine
import A11yModel
import A11yProject
import A11yReporters
import ArgumentParser

/// `a11ylint rules`: every rule, or those that selectors choose.
struct RulesCommand: Command {
    static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules.")

    /// How to list them.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case table, compact, json, markdown
    }

    @Argument(
        help: "Only these, chosen as by --select: names, category:NAME, wcag:NUMBER, level:a, a preset.",
        completion: .ruleWords)
    var selectors: [String] = ["all"]

    @Option(name: [.short, .long], help: "How to list them.")
    var format = Format.table

    @Option(
        name: [.short, .long], help: ArgumentHelp("Write the list to this file.", valueName: "path"),
        completion: .file())
    var output: String?

    @Option(
        name: .customLong("pages"),
        help: ArgumentHelp(
            "With --format markdown and --output: write a page for each rule into this folder.", valueName: "folder"),
        completion: .directory)
    var folder: String?

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    func validate() throws {
        if folder != nil, format != .markdown || output == nil {
            throw ValidationError("--pages needs --format markdown, and --output for the index")
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        let project = try Project(self.project.request)
        let active = project.configurationIfUsable(warn: console.warn)
        let known = active?.known ?? project.known
        let chosen = try RuleSelector.all(in: selectors, among: known.rules)
        let rules = known.rules.rules.filter { rule in chosen.contains { $0.chooses(rule) } }
        guard format == .markdown else {
            let style = output == nil ? console.style(.auto) : nil
            try console.page(text(rules, RuleList(active), style), to: output)
            return .passed
        }
        let pages = rules.compactMap { known.page($0.id) }
        let reference = RuleReference(pages, index: output, folder: folder)
        try console.write(reference.indexText, to: output)
        if let folder {
            for page in pages {
                try console.write(
                    reference.pageText(page), to: "\(folder)/\(RuleReference.fileName(of: page.rule.id))")
            }
        }
        return .passed
    }

    private func text(_ rules: [Rule], _ list: RuleList, _ style: Rendering?) -> String {
        switch format {
        case .table, .markdown: list.table(rules, style)
        case .compact: list.compact(rules)
        case .json: list.json(rules).rendered() + "\n"
        }
    }
}

/// `a11ylint explain`: the page of a rule, or the rules behind a criterion.
struct ExplainCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explain why a rule exists, what it reports, and what to do.")

    @Argument(help: "A rule’s name, or a criterion’s number such as 4.1.2.", completion: .ruleWords)
    var subject: String

    @Flag(help: "Show every example, the confidence, and how the rule and others take turns.")
    var all = false

    @Option(help: ArgumentHelp("When to colour it.", valueName: "when"))
    var color = ColorChoice.auto

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    func run(on console: Console) throws -> ExitStatus {
        let project = try Project(self.project.request)
        let active = project.configurationIfUsable(warn: console.warn)
        let known = active?.known ?? project.known
        let rules = known.rules
        if let page = known.page(rules.rule(named: subject)?.id ?? subject) {
            let style = console.style(color, widest: Explanation.widest)
            let state = RuleList(active).state(of: page.rule).map { ["", "In this project", "    \($0)", ""] } ?? []
            let text = Explanation(page: page, rules: rules.rules, isWhole: all, style: style).text
            try console.page(text + state.joined(separator: "\n"))
            return .passed
        }
        let selector: RuleSelector
        if subject.first?.isNumber == true {
            let words = ["wcag:\(subject)", "en:\(subject)"]
            let found = words.lazy.compactMap { RuleSelector(word: $0, among: rules) }.first
            guard let found else {
                throw Failure(
                    "no rule claims the criterion “\(subject)”; “a11ylint rules” lists the criteria of each rule")
            }
            selector = found
        } else {
            selector = try RuleSelector.selector(subject, among: rules)
        }
        let list = RuleList(active).table(rules.rules.filter(selector.chooses), console.style(color))
        try console.page(list)
        return .passed
    }
}
