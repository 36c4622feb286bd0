import A11yChecks
import A11yEngine
import A11yModel
import A11yProject
import A11yReporters
import ArgumentParser

/// Which rules to apply, and which of their findings to show.
struct RuleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Apply these rules instead of the recommended ones: names, category:NAME, wcag:NUMBER, en:NUMBER, level:a, "
                + "source:NAME, platform:NAME, a preset, fixable, preview, all.",
            valueName: "rules"), completion: .ruleWords)
    var select: [String] = []

    @Option(help: ArgumentHelp("Do not apply these rules.", valueName: "rules"), completion: .ruleWords)
    var ignore: [String] = []

    @Option(help: "Report findings of at least this confidence; others do not fail the run.")
    var minConfidence = RuleRequest().minConfidence

    /// The options as plain values.
    var request: RuleRequest {
        var request = RuleRequest()
        request.select = select
        request.ignore = ignore
        request.minConfidence = minConfidence
        return request
    }
}

extension Confidence: ExpressibleByArgument {}

/// Shell completions for arguments.
extension CompletionKind {
    /// Names of formats for reports.
    static let formats = CompletionKind.list(reporters.map { $0.name })

    /// Rules and whatever else chooses them, behind the last comma of a list. They are asked for when a shell needs
    /// them: no run has to read every rule's words.
    static let ruleWords = CompletionKind.custom { _, _, written in
        let head = written.lastIndex(of: ",").map { written[...$0] } ?? ""
        return RuleSelector.words(among: .builtIn).map { head + $0 }
    }
}
