import A11yModel
import A11yRules
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

    func run(on console: Console) throws -> ExitStatus {
        let known = try pages.known()
        let chosen = try RuleSelector.all(in: selectors, among: known.rules)
        let rules = known.rules.rules.filter { rule in chosen.contains { $0.chooses(rule) } }
        try console.write(text(rules, of: known), to: output)
        return .passed
    }

    private func text(_ rules: [Rule], of known: KnownRules) -> String {
        switch format {
        case .table: RuleList.table(rules)
        case .compact: RuleList.compact(rules)
        case .json: RuleList.json(rules).rendered() + "\n"
        case .markdown: RuleReference.markdown(rules.compactMap { known.page($0.id) })
        }
    }
}
