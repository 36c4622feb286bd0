import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
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

    @OptionGroup
    var pages: PageOptions

    @OptionGroup
    var configuring: ConfigurationOptions

    func run(on console: Console) throws -> ExitStatus {
        let project = try Project(configuring, pages: pages.paths)
        let governing = project.runIfUsable(on: console)
        let known = governing?.known ?? project.known
        let chosen = try RuleSelector.all(in: selectors, among: known.rules)
        let rules = known.rules.rules.filter { rule in chosen.contains { $0.chooses(rule) } }
        try console.write(text(rules, of: known, RuleList(governing)), to: output)
        return .passed
    }

    private func text(_ rules: [Rule], of known: KnownRules, _ list: RuleList) -> String {
        switch format {
        case .table: list.table(rules)
        case .compact: list.compact(rules)
        case .json: list.json(rules).rendered() + "\n"
        case .markdown: RuleReference.markdown(rules.compactMap { known.page($0.id) })
        }
    }
}
