import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import ArgumentParser

/// Which rules to apply, and which of their findings to show.
struct RuleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Apply these rules, not the recommended ones: names, category:NAME, wcag:NUMBER, en:NUMBER, level:a, "
                + "source:NAME, platform:NAME, a preset, fixable, preview, all.",
            valueName: "rules"), completion: .ruleWords)
    var select: [String] = []

    @Option(help: ArgumentHelp("Apply these rules as well.", valueName: "rules"), completion: .ruleWords)
    var extendSelect: [String] = []

    @Option(help: ArgumentHelp("Leave these rules out.", valueName: "rules"), completion: .ruleWords)
    var ignore: [String] = []

    @Option(
        help: ArgumentHelp(
            "Begin with this preset, not the configured one: \(Configuration.presetNames.joined(separator: ", ")).",
            valueName: "name"), completion: .presets)
    var preset: String?

    @OptionGroup
    var pages: PageOptions

    @Option(help: "Show findings of at least this severity.")
    var minSeverity = Severity.info

    @Option(help: "Show findings that are at least this sure.")
    var minConfidence = Confidence.review

    /// What the options choose on top of a configuration.
    @Sendable func choices(among known: Ruleset) throws(Failure) -> RuleChoices {
        var choices = RuleChoices()
        choices.presets = try presetSelector().map { [$0.selector] }
        choices.select = select.isEmpty ? nil : try RuleSelector.all(in: select, among: known)
        choices.extend = try RuleSelector.all(in: extendSelect, among: known)
        choices.ignore = try RuleSelector.all(in: ignore, among: known)
        return choices
    }

    private func presetSelector() throws(Failure) -> (selector: RuleSelector, name: String)? {
        guard let preset else { return nil }
        guard let known = Configuration.presetSelector(preset) else {
            throw Failure(unknown: "preset", preset, among: Configuration.presetNames)
        }
        return known
    }

    /// What the command line says of the rules, for whoever has to know whether it says the same again.
    var inputs: [[UInt8]] {
        let lists = [select, extendSelect, ignore, [preset ?? ""]]
        return lists.map { Array(RuleSelector.words(in: $0).joined(separator: ",").utf8) }
    }

    /// The former names by which rules are chosen, with those that they have now.
    func formerNames(among known: Ruleset) -> [(old: String, new: String)] {
        RuleSelector.words(in: select + extendSelect + ignore).compactMap { word in
            known[word] == nil ? known.rule(named: word).map { (word, $0.id) } : nil
        }
    }

    /// The presets that the rules come from, with a configuration or without; none where they were chosen otherwise.
    func presets(_ configuration: Configuration?) -> [String] {
        let words = RuleSelector.words(in: select + extendSelect).filter { Preset(word: $0) != nil }
        if !select.isEmpty { return words }
        let named = preset.flatMap { Configuration.presetSelector($0)?.name }.map { [$0] }
        return (named ?? configuration?.presets?.map(\.name) ?? ["recommended"]) + words
    }

    private func isHidden(_ finding: Finding) -> Bool {
        finding.severity < minSeverity || finding.confidence < minConfidence
    }

    /// The report with the findings that are shown. In the preset `strict` a review counts as a warning.
    func shown(_ report: Report, _ configuration: Configuration? = nil) -> Report {
        var report = report
        report.findings.removeAll(where: isHidden)
        report.accepted.removeAll(where: isHidden)
        if presets(configuration).contains(where: { Preset(word: $0) == .strict }) {
            for index in report.findings.indices { report.findings[index].reviewCountsAs = .warning }
        }
        return report
    }
}

extension RuleSelector {
    /// The selectors of an option that may be given several times, each time with several words.
    static func all(in lists: [String], among rules: Ruleset) throws(Failure) -> [RuleSelector] {
        var selectors: [RuleSelector] = []
        for word in words(in: lists) { selectors.append(try selector(word, among: rules)) }
        return selectors
    }

    /// The words of such an option.
    static func words(in lists: [String]) -> [String] { lists.flatMap { $0.split(separator: ",").map(String.init) } }

    /// The selector that a word writes.
    static func selector(_ word: String, among rules: Ruleset) throws(Failure) -> RuleSelector {
        guard let selector = RuleSelector(word: word, among: rules) else {
            throw Failure(unknown: "rule", word, among: words(among: rules))
        }
        return selector
    }
}

extension Severity: ExpressibleByArgument {}
extension Confidence: ExpressibleByArgument {}
