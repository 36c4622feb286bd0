import A11yModel
import A11yRules
import ArgumentParser

/// Which rules to apply, and which of their findings to show.
struct RuleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Apply these rules, not the recommended ones: names, category:NAME, wcag:NUMBER, level:a, a preset, all.",
            valueName: "rules"))
    var select: [String] = []

    @Option(help: ArgumentHelp("Leave these rules out.", valueName: "rules"))
    var ignore: [String] = []

    @Option(help: "Show findings of at least this severity.")
    var minSeverity = Severity.info

    @Option(help: "Show findings that are at least this sure.")
    var minConfidence = Confidence.review

    /// The rules that the options choose.
    func ruleset() throws(Failure) -> Ruleset {
        let selected = select.isEmpty ? Ruleset.recommended : .builtIn.selecting(try RuleSelector.all(in: select))
        return ignore.isEmpty ? selected : selected.ignoring(try RuleSelector.all(in: ignore))
    }

    /// The presets that the rules come from, if they come from presets alone.
    var presets: [String] { select.isEmpty ? ["recommended"] : select.filter(RuleSelector.presets.contains) }

    /// The report with the findings that are shown.
    func shown(_ report: Report) -> Report {
        var report = report
        report.findings.removeAll { $0.severity < minSeverity || $0.confidence < minConfidence }
        return report
    }
}

extension RuleSelector {
    /// The selectors of an option that may be given several times, each time with several words.
    static func all(in lists: [String]) throws(Failure) -> [RuleSelector] {
        var selectors: [RuleSelector] = []
        for word in lists.flatMap({ $0.split(separator: ",") }) { selectors.append(try selector(String(word))) }
        return selectors
    }

    /// The selector that a word writes.
    static func selector(_ word: String) throws(Failure) -> RuleSelector {
        guard let selector = RuleSelector(word: word, among: .builtIn) else {
            throw Failure(unknown: "rule", word, among: words(among: .builtIn))
        }
        return selector
    }
}

extension Severity: ExpressibleByArgument {}
extension Confidence: ExpressibleByArgument {}
