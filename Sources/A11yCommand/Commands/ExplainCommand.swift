import A11yEngine
import A11yChecks
import A11yPolicy
import ArgumentParser

/// `a11ylint explain`: the page of a rule, or the rules behind a criterion.
struct ExplainCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Tell why a rule exists, what it finds, and what to do.")

    @Argument(help: "A rule’s name, or a criterion’s number such as 4.1.2.", completion: .ruleWords)
    var subject: String

    @OptionGroup
    var pages: PageOptions

    @OptionGroup
    var configuring: ConfigurationOptions

    func run(on console: Console) throws -> ExitStatus {
        let project = try Project(configuring, pages: pages.paths)
        let governing = project.runIfUsable(on: console)
        let known = governing?.known ?? project.known
        let rules = known.rules
        if let page = known.page(rules.rule(named: subject)?.id ?? subject) {
            let width = min(console.terminal.width(asked: nil), Explanation.widest)
            let state = RuleList(governing).state(of: page.rule).map { ["", "In this project", "    \($0)", ""] } ?? []
            try console.write(Explanation.text(page, width: width) + state.joined(separator: "\n"))
            return .passed
        }
        let selector: RuleSelector
        if subject.first?.isNumber == true {
            let words = ["wcag:\(subject)", "en:\(subject)"]
            let found = words.lazy.compactMap { RuleSelector(word: $0, among: rules) }.first
            guard let found else {
                throw Failure("no rule claims the criterion “\(subject)”; “a11ylint rules” tells what each claims")
            }
            selector = found
        } else {
            selector = try RuleSelector.selector(subject, among: rules)
        }
        try console.write(RuleList(governing).table(rules.rules.filter(selector.chooses)))
        return .passed
    }
}
