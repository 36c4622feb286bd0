// What the examples of a page are checked with.

import A11yModel

extension Page {
    /// The rule as an example shows it.
    public func rule(in example: Example) -> Rule { example.isStrict ? rule.inStrict : rule }

    /// What an example is checked with: the page's rule alone. A comment accepts what other rules find, so a rule about
    /// comments is shown with all of them.
    public func settings(in example: Example) -> Settings {
        let rule = rule(in: example)
        guard let fileRule = FileRule(rawValue: rule.id), FileRule.aboutSuppressions.contains(fileRule) else {
            return Settings(Ruleset([rule]))
        }
        var settings = Settings(Ruleset(Ruleset.builtIn.rules.filter { $0.id != rule.id } + [rule]))
        settings.today = Page.dayOfExamples
        settings.policy.maximumAge = example.maximumAge
        return settings
    }

    /// The day on which all examples are checked, so that what has expired there has expired for good.
    private static let dayOfExamples = Day(year: 2026, month: 1, day: 1)
}
