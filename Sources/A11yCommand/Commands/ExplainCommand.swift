import A11yRules
import ArgumentParser

/// `a11ylint explain`: the page of a rule, or the rules behind a criterion.
struct ExplainCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Tell why a rule exists, what it finds, and what to do.")

    @Argument(help: "A rule’s name, or a criterion’s number such as 4.1.2.")
    var subject: String

    func run(on console: Console) throws -> ExitStatus {
        if let page = Page.builtIn(subject) {
            try console.write(
                Explanation.text(page, width: min(console.terminal.width(asked: nil), Explanation.widest)))
            return .passed
        }
        let selector: RuleSelector
        if subject.first?.isNumber == true {
            guard let criterion = RuleSelector(word: "wcag:\(subject)", among: .builtIn) else {
                throw Failure("no rule claims the criterion “\(subject)”; “a11ylint rules” tells what each claims")
            }
            selector = criterion
        } else {
            selector = try RuleSelector.selector(subject)
        }
        try console.write(RuleList.table(Ruleset.builtIn.rules.filter(selector.chooses)))
        return .passed
    }
}
