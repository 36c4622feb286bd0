import A11yChecks
import A11yEngine
import A11yModel
import A11yPolicy
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

    @Option(help: ArgumentHelp("Apply these rules, too.", valueName: "rules"), completion: .ruleWords)
    var extendSelect: [String] = []

    @Option(help: ArgumentHelp("Do not apply these rules.", valueName: "rules"), completion: .ruleWords)
    var ignore: [String] = []

    @Option(
        help: ArgumentHelp(
            "Start with this preset instead of the configured one: "
                + "\(Configuration.presetNames.joined(separator: ", ")).",
            valueName: "name"), completion: .presets)
    var preset: String?

    @Option(
        help: ArgumentHelp(
            "Report findings of at least this severity; above info, no reviews. Others do not fail the run."))
    var minSeverity = RuleRequest().minSeverity

    @Option(help: "Report findings of at least this confidence; others do not fail the run.")
    var minConfidence = RuleRequest().minConfidence

    /// The options as plain values.
    var request: RuleRequest {
        var request = RuleRequest()
        request.select = select
        request.extendSelect = extendSelect
        request.ignore = ignore
        request.preset = preset
        request.minSeverity = minSeverity
        request.minConfidence = minConfidence
        return request
    }
}

extension Severity: ExpressibleByArgument {}
extension Confidence: ExpressibleByArgument {}

/// Shell completions for arguments.
extension CompletionKind {
    /// Names of formats for reports.
    static let formats = CompletionKind.list(reporters.map { $0.name })

    /// `NAME=` for a report in a file; the path is the user's.
    static let reports = CompletionKind.custom { _, _, _ in reporters.map { "\($0.name)=" } }

    /// Names of presets.
    static let presets = CompletionKind.list(Configuration.presetNames)

    /// Rules and whatever else chooses them, behind the last comma of a list. They are asked for when a shell needs
    /// them: no run has to read every rule's words.
    static let ruleWords = CompletionKind.custom { _, _, written in
        let head = written.lastIndex(of: ",").map { written[...$0] } ?? ""
        return RuleSelector.words(among: .builtIn).map { head + $0 }
    }
}
