import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Testing

/// Rule selectors and presets.
@Suite struct SelectorTests {
    private static let rules = Ruleset.builtIn

    /// A page with these lines.
    private static func decoded(_ lines: String) -> (page: Page?, problems: [PageProblem]) {
        let judges = lines.contains("check:") ? "" : "applies-to: image\nrequire: decorative\n"
        let page = """
            id: house-rule
            title: A rule of the house
            severity: warning
            category: house
            remedy: Do it.
            message: '{element} is wrong.'
            \(judges)\(lines)
            """
        return Page.decode(page, file: "house-rule.yaml", extent: .head)
    }

    private static func rule(_ lines: String) throws -> Rule { try #require(decoded(lines).page).rule }

    private func chosen(_ word: String) throws -> Set<String> {
        let selector = try #require(RuleSelector(word: word, among: SelectorTests.rules), "\(word)")
        return Set(SelectorTests.rules.rules.filter(selector.chooses).map(\.id))
    }

    @Test(arguments: [
        ("missing-label", "missing-label"), ("category:naming", "missing-label"), ("wcag:4.1.2", "missing-label"),
        ("wcag:4.1", "missing-label"), ("wcag:4", "missing-label"), ("level:a", "missing-label"),
        ("level:AA", "missing-header"), ("en:11.4.1.2.1", "missing-label"), ("en:11.4.1.2", "missing-label"),
        ("en:11.1.1.1", "missing-label"), ("source:xigua", "missing-label"), ("platform:ios", "missing-label"),
        ("fixable", "lost-trait"), ("all", "unnamed-modal"), ("recommended", "missing-label"),
        ("recommended@1", "missing-label"), ("strict", "unnamed-modal"), ("voiceover", "missing-focus"),
        ("keyboard", "missing-focus"), ("wcag-a", "missing-label"),
    ])
    func `a word chooses the rules that it means`(word: String, rule: String) throws {
        #expect(try chosen(word).contains(rule))
    }

    @Test(arguments: [
        "", ":", "misisng-label", "category:", "category:nam", "wcag:9.9.9", "wcag:4.", "wcag:", "level:b", "en:4.1.2",
        "source:nobody", "platform:ios18", "preset:strict", "recommended@2", "recommended@", "@1", "Strict", "all:all",
        "fixable:safe", "missing-label:", "wcag-4.1.2",
    ])
    func `a word that chooses nothing is none`(word: String) {
        #expect(RuleSelector(word: word, among: SelectorTests.rules) == nil)
    }

    @Test func `every word that is offered chooses something`() {
        // `preview` is a selector even if no rule is in preview.
        let words = RuleSelector.words(among: SelectorTests.rules)
        #expect(Set(words).count == words.count)
        #expect(words.filter { RuleSelector(word: $0, among: SelectorTests.rules) == nil } == [])
    }

    @Test func `presets lie in one another as they should`() throws {
        let all = try chosen("all")
        for inner in [
            ("recommended", "strict"), ("wcag-a", "wcag-aa"), ("wcag-aa", "wcag-aaa"), ("voiceover", "recommended"),
        ] {
            #expect(try chosen(inner.0).isSubset(of: try chosen(inner.1)), "\(inner)")
        }
        for preset in Preset.allCases {
            let rules = try chosen(preset.rawValue)
            #expect(rules.isStrictSubset(of: all) || rules == all)
            // Without these a file that could not be read would look clean.
            #expect(rules.isSuperset(of: ["syntax", "unknown-reference", "empty-screen"]), "\(preset)")
        }
        #expect(try chosen("wcag-a").contains { SelectorTests.rules[$0]?.isRecommended == false })
    }

    @Test func `a rule keeps its former names`() throws {
        let rule = try SelectorTests.rule("aliases: [old-name]")
        let rules = Ruleset.builtIn.adding([rule])
        #expect(RuleSelector(word: "old-name", among: rules) == .rule("house-rule"))
        #expect(rules.selecting([.rule("house-rule")]).rules.contains { $0.id == "house-rule" })
    }

    @Test func `in strict, and only there, a rule has its stricter parameters`() throws {
        let rule = try SelectorTests.rule(
            "check: missing-input-label\nparameters: { names: 1 }\nparameters-in-strict: { names: 2 }")
        let rules = Ruleset([rule])
        let screen = """
            screen: A
            elements: [{ type: button, image: gear, label: Settings, userInputLabels: [Settings] }]
            """
        for (selector, count) in [(RuleSelector.all, 0), (.preset(.strict), 1)] {
            let chosen = rules.selecting([selector, .rule("house-rule")])
            #expect(lint(Source(path: "a.yaml", text: screen), with: chosen).findings.count == count)
        }
    }

    @Test(arguments: [
        ("parameters-in-strict: { names: 2 }", "`parameters-in-strict` needs a `check` with `parameters`"),
        (
            "check: missing-input-label\nparameters: { names: 1 }\nparameters-in-strict: { nams: 2 }",
            "the check `missing-input-label` has no parameter `nams`"
        ),
        (
            "check: missing-input-label\nparameters: { names: 1 }\nparameters-in-strict: { names: many }",
            "`parameters.names` must be a whole number, 0 or more"
        ),
        ("most-per-screen: 0", "`most-per-screen` must be a whole number, 1 or more"),
    ])
    func `a mistake in the strict parameters is reported once`(lines: String, message: String) {
        #expect(SelectorTests.decoded(lines).problems.map(\.message) == [message])
    }
}
