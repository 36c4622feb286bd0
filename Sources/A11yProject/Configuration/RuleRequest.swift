import A11yModel
import A11yEngine
import A11yPolicy

/// Which rules to apply and which of their findings to show, as the user asked for.
package struct RuleRequest: Sendable {
    /// Selectors of the rules to apply; empty for those of the configuration.
    package var select: [String] = []
    /// Selectors of rules not to apply.
    package var ignore: [String] = []
    /// The lowest confidence that is shown.
    package var minConfidence = Confidence.review

    /// A request for the rules of the configuration.
    package init() {}

    /// The choice of rules on top of a configuration.
    @Sendable package func choices(among known: Ruleset) throws(Failure) -> RuleChoices {
        var choices = RuleChoices()
        choices.select = select.isEmpty ? nil : try RuleSelector.all(in: select, among: known)
        choices.ignore = try RuleSelector.all(in: ignore, among: known)
        return choices
    }

    /// The former rule names in the options, with the present ones.
    package func formerNames(among known: Ruleset) -> [(old: String, new: String)] {
        RuleSelector.words(in: select + ignore).compactMap { word in
            known[word] == nil ? known.rule(named: word).map { (word, $0.id) } : nil
        }
    }

    /// The presets from which the rules are taken; empty if they are selected one by one.
    package func presets(_ configuration: Configuration?) -> [String] {
        if !select.isEmpty { return RuleSelector.words(in: select).filter { Preset(word: $0) != nil } }
        return configuration?.presets?.map(\.name) ?? ["recommended"]
    }

    /// The report without hidden findings, which do not fail the run either.
    package func shown(_ report: Report) -> Report {
        if minConfidence == .review { return report }
        var report = report
        report.findings.removeAll { $0.confidence < minConfidence }
        report.accepted.removeAll { $0.confidence < minConfidence }
        return report
    }

    /// The report with what a `review` counts as at the gate: nothing, or a warning in the preset `strict`.
    package func countingReviews(_ report: Report, _ configuration: Configuration? = nil) -> Report {
        guard presets(configuration).contains(where: { Preset(word: $0) == .strict }) else { return report }
        var report = report
        for index in report.findings.indices { report.findings[index].reviewCountsAs = .warning }
        return report
    }
}

extension RuleSelector {
    /// The selectors of an option that can be repeated, each time with several words.
    package static func all(in lists: [String], among rules: Ruleset) throws(Failure) -> [RuleSelector] {
        var selectors: [RuleSelector] = []
        for word in words(in: lists) { selectors.append(try selector(word, among: rules)) }
        return selectors
    }

    /// The words of such an option: they are separated by commas.
    package static func words(in lists: [String]) -> [String] {
        lists.flatMap { $0.split(separator: ",").map(String.init) }
    }

    /// The selector for a word.
    package static func selector(_ word: String, among rules: Ruleset) throws(Failure) -> RuleSelector {
        guard let selector = RuleSelector(word: word, among: rules) else {
            throw Failure(unknown: "rule", word, among: words(among: rules))
        }
        return selector
    }
}
