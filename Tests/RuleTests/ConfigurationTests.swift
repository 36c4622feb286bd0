import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Testing

@Suite struct ConfigurationTests {
    private func decode(_ text: String, path: String = ".a11ylint.yml") -> (Configuration, [String]) {
        let source = Source(path: path, text: text)
        let (configuration, problems) = Configuration.decode(source, in: "/project", formats: ["table", "sarif"])
        let lines = LineTable(source.bytes)
        let all = problems + configuration.problems(among: .builtIn)
        return (
            configuration,
            all.map { problem in
                let place = lines.place(of: problem.range.start)
                let hint = problem.hint.isEmpty ? "" : " (\(problem.hint))"
                return "\(place.line):\(place.column): \(problem.message)\(hint)"
            }
        )
    }

    private static let signs = #"patterns have *, **, ?, [a-z], [!a], ! and / in front, / behind, and \ before a sign"#
    private static let unclosed = "a bracket is not closed, or nothing stands behind a backslash"
    private static let braces = "braces hold no alternatives: write a pattern for each"
    private static let elements =
        "such as \"#id\", \"type:button\" or \"**/list/*\"; * and ? stand for characters, ** for steps of the way"

    @Test(
        arguments: [
            ("rulez: {}", #"1:1: unknown key “rulez” (did you mean “rules”?)"#),
            ("rules:\n  low-contrst: error", #"2:3: unknown rule “low-contrst” (did you mean “low-contrast”?)"#),
            (
                "rules:\n  small-target: { minimun: 4 }",
                #"2:19: unknown option “minimun” (did you mean “minimum”?)"#
            ),
            ("rules: { small-target: { minimum: many } }", #"1:35: “minimum” must be a number"#),
            ("rules: { all: { minimum: 4 } }", "1:17: options are set for one rule, by its name"),
            ("rules: { syntax: off }", #"1:10: “syntax” cannot be switched off"#),
            (
                "rules: { small-target: { severity: eror } }",
                #"1:36: “severity” must be one of off, info, warning, error (did you mean “error”?)"#
            ),
            ("rules: {}\nrules: {}", "2:1: `rules` stands here twice: only the first counts"),
            ("extends: [strct]", #"1:11: unknown preset “strct” (did you mean “strict”?)"#),
            (
                "extends: [https://a.example/b.yml]",
                #"1:11: “https://a.example/b.yml” is an address; only presets and files can be extended"#
            ),
            ("include: Screens", #"1:10: “include” must be a list: ["Screens"]"#),
            (
                "exclude: ['[a']",
                "1:11: “[a” is no path pattern (\(unclosed); \(signs))"
            ),
            (
                "include: ['*.{yaml,yml}']",
                "1:11: “*.{yaml,yml}” is no path pattern (\(braces); \(signs))"
            ),
            (
                "suppressions:\n  - { rule: missing-label, element: \"type:\" }",
                "2:28: “type:” names no element (\(elements))"
            ),
            ("limits: { nesting: 1e400 }", #"1:20: “nesting” must be a whole number from 1 to 500"#),
            (
                "fail-on: errors",
                #"1:10: “fail-on” must be one of error, warning, info, review, never (did you mean “error”?)"#
            ),
            (
                "overrides:\n  - rules: { all: off }",
                #"2:5: an override says where it holds: “files”, “platforms” or “elements”"#
            ),
            ("overrides:\n  - files: [a]", #"2:5: an override has “rules” that hold there"#),
            ("required-version: new", #"1:19: “required-version” must be a range of versions (such as ">=1.2 <2")"#),
            (
                "suppressions: [{ rule: all, reason: old }]",
                #"1:18: “all” accepts everything, which this project does not allow (name rules, or a category)"#
            ),
            ("suppressions: [{ rule: syntax, reason: old }]", #"1:18: “syntax” can never be accepted"#),
            ("limits: { nestin: 9 }", #"1:11: unknown key “nestin” of “limits” (did you mean “nesting”?)"#),
            ("- a", "1:1: a configuration is a mapping of keys to values"),
        ] as [(String, String)])
    func `a mistake is reported at its place, with a hint`(text: String, problem: String) {
        #expect(decode(text).1 == [problem])
    }

    @Test func `all mistakes are reported at once`() {
        #expect(decode("a: 1\nb: 2\nrules: { c: off, d: off }\n").1.count == 4)
    }

    @Test func `a blanket suppression is valid if the policy allows it`() {
        let entry = "suppressions: [{ rule: all, file: a.json, reason: old }]\n"
        #expect(decode(entry + "suppression-policy: { allow-blanket: true }").1 == [])
    }

    @Test(arguments: ["", "# nothing\n", "---\n", "rules:\nextends:\nplatform: ~\noverrides: null\n", "version: 1"])
    func `an absent key and null state nothing`(text: String) {
        let (configuration, problems) = decode(text)
        #expect(problems == [])
        #expect(configuration.presets == nil)
        #expect(configuration.platform == nil)
        #expect(configuration.overrides.isEmpty)
    }

    /// The rules that run in a file, with their severities: `missing-label error`.
    private func rules(
        _ text: String, in file: String = "a.yaml", on platform: Platform = .ios, choices: RuleChoices = RuleChoices(),
        extending bases: [String] = []
    ) -> Set<String> {
        let bases = bases.enumerated().map { decode($1, path: "base\($0).yml").0 }
        let plan = RulePlan(decode(text).0.extending(bases), among: .builtIn, choices: choices)
        return Set(
            plan.states(in: "/project/\(file)", on: platform).filter(\.isOn).map {
                "\($0.rule.id) \(($0.severity ?? $0.rule.severity).rawValue)"
            })
    }

    @Test func `the default is the recommended preset`() {
        #expect(Set(rules("").map { $0.split(separator: " ")[0] }) == Set(Ruleset.recommended.rules.map { $0.id[...] }))
    }

    @Test func `a name wins over a selector, wherever it is written`() {
        let rules = rules("rules: { missing-label: warning, category:naming: off }")
        #expect(rules.contains("missing-label warning"))
        #expect(!rules.contains { $0.hasPrefix("placeholder-label") })
    }

    @Test func `a severity enables a rule outside of the presets`() {
        #expect(rules("rules: { unnamed-modal: warning }").contains("unnamed-modal warning"))
    }

    @Test func `the last override that matches wins`() {
        let text = """
            overrides:
              - { files: [Old/], rules: { missing-label: warning, small-target: off } }
              - { files: [Old/New/], rules: { missing-label: info } }
              - { platforms: [tvos], rules: { missing-label: off } }
            """
        #expect(rules(text).contains("missing-label error"))
        #expect(rules(text, in: "Old/a.yaml").contains("missing-label warning"))
        #expect(!rules(text, in: "Old/a.yaml").contains { $0.hasPrefix("small-target") })
        #expect(rules(text, in: "Old/New/a.yaml").contains("missing-label info"))
        #expect(!rules(text, in: "Old/New/a.yaml", on: .tvos).contains { $0.hasPrefix("missing-label") })
    }

    @Test func `a rule can be limited to files`() {
        let text = "rules: { missing-label: { include: [Screens/], exclude: [Screens/Old/] } }"
        func runs(_ file: String) -> Bool { rules(text, in: file).contains("missing-label error") }
        #expect(!runs("a.yaml"))
        #expect(runs("Screens/a.yaml"))
        #expect(!runs("Screens/Old/a.yaml"))
    }

    @Test func `rules are inherited key by key, and overrides are kept`() {
        let base = """
            rules: { missing-label: { severity: info }, small-target: off }
            overrides: [{ files: [Old/], rules: { missing-label: off } }]
            """
        let own = "rules: { missing-label: warning }\noverrides: [{ files: [x], rules: {} }]"
        #expect(rules(own, extending: [base]).contains("missing-label warning"))
        #expect(!rules(own, extending: [base]).contains { $0.hasPrefix("small-target") })
        #expect(!rules(own, in: "Old/a.yaml", extending: [base]).contains { $0.hasPrefix("missing-label") })
    }

    @Test func `a list replaces the inherited list`() {
        let whole = decode("exclude: [b]").0.extending([decode("exclude: [a]\nlocale: de").0])
        #expect(whole.exclude?.patterns.patterns.map(\.text) == ["b"])
        #expect(whole.locale?.value == "de")
    }

    @Test func `the command line wins over the configuration`() {
        var choices = RuleChoices()
        choices.select = [.rule("missing-label")]
        choices.ignore = [.rule("empty-screen")]
        let rules = rules("rules: { missing-label: info, small-target: error }", choices: choices)
        #expect(rules.contains("missing-label info"))
        #expect(!rules.contains { $0.hasPrefix("small-target") || $0.hasPrefix("empty-screen") })
    }

    private func findings(_ text: String, _ screen: String) -> [String] {
        let plan = RulePlan(decode(text).0, among: .builtIn)
        let report = lint(
            Source(path: "a.yaml", text: screen), with: plan.settings(plan.matches("/project/a.yaml")))
        return report.findings.filter { $0.rule == "small-target" }.map {
            "\($0.element?.id ?? "") \($0.severity.rawValue)"
        }
    }

    static let screen = """
        screen: Cart
        elements:
          - { type: button, id: pay, label: Pay, frame: [16, 100, 40, 40] }
          - { type: button, id: debug-log, label: Log, frame: [16, 300, 20, 20] }
        """

    @Test(
        arguments: [
            ("", ["pay warning", "debug-log warning"]),
            ("rules: { small-target: { minimum: 30 } }", ["debug-log warning"]),
            ("overrides: [{ elements: ['#debug-*'], rules: { all: off } }]", ["pay warning"]),
            (
                "overrides: [{ elements: ['#pay'], rules: { small-target: error } }]",
                ["debug-log warning", "pay error"]
            ),
            (
                "overrides: [{ elements: ['type:button'], rules: { small-target: { minimum: 24 } } }]",
                ["debug-log warning"]
            ),
            ("rules: { all: off }\noverrides: [{ elements: ['#pay'], rules: { small-target: info } }]", ["pay info"]),
            ("overrides: [{ platforms: [tvos], rules: { small-target: off } }]", ["pay warning", "debug-log warning"]),
            ("platform: tvos\noverrides: [{ platforms: [tvos], rules: { small-target: off } }]", []),
        ] as [(String, [String])])
    func `overrides apply to elements and platforms`(text: String, findings: [String]) {
        #expect(Set(self.findings(text, Self.screen)) == Set(findings))
    }

    @Test(
        arguments: [
            (">=1.2 <2", ["1.2", "1.2.0", "1.9.9"], ["1.1.9", "2", "2.0.0"]),
            ("1.2", ["1.2.0", "1.2.9"], ["1.3.0"]), ("= 1", ["1.0", "1.9"], ["2.0"]), (">1.2", ["1.3"], ["1.2.3"]),
            ("<=1.2, >1.0", ["1.2.7"], ["1.3", "0.9"]), (">=1.0", ["1.0.0-dev"], ["0.9"]),
        ] as [(String, [String], [String])])
    func `a range contains versions`(range: String, inside: [String], outside: [String]) throws {
        let range = try #require(VersionRange(range))
        #expect(inside.filter { !range.contains($0) } == [])
        #expect(outside.filter(range.contains) == [])
    }

    @Test(arguments: ["", ">=", "new", "1.2.3.4", ">= <2", "1..2", "^1"])
    func `a malformed range is rejected`(text: String) {
        #expect(VersionRange(text) == nil)
    }
}
