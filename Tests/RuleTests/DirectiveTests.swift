import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Testing

/// The grammar of directives: a malformed directive is reported and suppresses nothing.
@Suite struct DirectiveTests {
    static let verbs = "one of `ignore`, `ignore-tree`, `ignore-file`, `off`, `on` expected behind `a11ylint:`"

    private func report(_ comment: String) -> Report {
        let text = "screen: A\ntitle: A\nelements:\n  # \(comment)\n  - { type: button, id: a, image: a }\n"
        return lint(Source(path: "a.yaml", text: text), with: Ruleset.recommended)
    }

    @Test(arguments: [
        ("a11ylint:", "\(verbs)"),
        (
            "a11ylint: ignore[missing-label] why",
            "\(verbs)"
        ),
        ("a11ylint:Ignore[missing-label] why", "`Ignore` is no verb; did you mean `ignore`?"),
        (
            "a11ylint:ignore-next-line[missing-label] why",
            "\(verbs), not `ignore-next-line`"
        ),
        ("a11ylint:ignore missing-label why", "the rules expected in brackets: `a11ylint:ignore[RULE]`"),
        ("a11ylint:ignore [missing-label] why", "the rules expected in brackets: `a11ylint:ignore[RULE]`"),
        ("a11ylint:ignore", "the rules expected in brackets: `a11ylint:ignore[RULE]`"),
        ("a11ylint:ignore[] why", "no rule is named in the brackets"),
        ("a11ylint:ignore[ ] why", "no rule is named in the brackets"),
        ("a11ylint:ignore[missing-label why", "`]` expected behind the rules"),
        ("a11ylint:ignore[missing-label]why", "a blank expected behind `]`"),
        ("a11ylint:ignore[missing-label,] why", "a rule expected between the commas"),
        (
            "a11ylint:ignore[missing-label, vage-label] why",
            "no rule is called “vage-label”; did you mean “vague-label”?"
        ),
        ("a11ylint:ignore[Missing-Label] why", "no rule is called “Missing-Label”; did you mean “missing-label”?"),
        ("a11ylint:ignore[syntax] why", "“syntax” can never be accepted"),
        ("a11ylint:ignore[invalid-suppression] why", "“invalid-suppression” can never be accepted"),
        ("a11ylint:ignore[all] why", "“all” accepts everything, which this project does not allow"),
        (
            "a11ylint:ignore[missing-label] until=soon why",
            "a day such as `until=2027-03-31` expected, not `until=soon`"
        ),
        (
            "a11ylint:ignore[missing-label] until=2027-13-01 why",
            "a day such as `until=2027-03-31` expected, not `until=2027-13-01`"
        ),
        (
            "a11ylint:ignore[missing-label] until = 2027-03-31 why",
            "a day such as `until=2027-03-31`, without blanks, expected"
        ),
        ("a11ylint:ignore[missing-label] why until=2027-03-31", "`until` expected before the reason"),
        (
            "a11ylint:ignore[missing-label] a11ylint:ignore[vague-label] why",
            "a comment of its own expected for each directive"
        ),
        (
            "a11ylint:ignore-file[missing-label] why",
            "`ignore-file` expected above the first line of the file that says something"
        ),
        ("a11ylint:off[missing-label] why", "no `on[missing-label]` follows at the same indentation"),
        ("a11ylint:on[missing-label] why", "no `off[missing-label]` stands above"),
    ])
    func `a malformed directive is reported and suppresses nothing`(comment: String, reason: String) {
        let report = report(comment)
        #expect(report.findings.map(\.rule) == ["invalid-suppression", "missing-label"])
        let end = reason.hasSuffix("?") ? " Nothing is suppressed." : "; nothing is suppressed."
        #expect(report.findings.first?.message == reason + end)
        #expect(report.findings.first?.severity == .error)
        #expect(report.accepted.isEmpty)
    }

    @Test(arguments: [
        "see a11ylint:ignore[missing-label]", "A11ylint:ignore[missing-label]", "a11ylint ignore", "#a11ylint:off",
        "a11ylint-ignore",
    ])
    func `text that only resembles a directive is none`(comment: String) {
        let report = report(comment)
        #expect(report.findings.map(\.rule) == ["missing-label"])
    }

    @Test(arguments: [
        ("a11ylint:ignore[missing-label] why", "why"), ("a11ylint:ignore[ missing-label ]  why   not", "why not"),
        ("a11ylint:ignore[missing-label, missing-label] why", "why"), ("a11ylint:ignore[wcag:4.1.2] why", "why"),
        ("a11ylint:ignore[category:naming] until=2999-12-31 why", "why"), ("a11ylint:ignore[level:a] why", "why"),
        ("a11ylint:ignore[missing-label]", ""), ("a11ylint:ignore[missing-label] <reason>", ""),
    ])
    func `a well-formed directive suppresses with its reason`(comment: String, reason: String) {
        let report = report(comment)
        #expect(report.accepted.map(\.rule) == ["missing-label"])
        #expect(report.accepted.map { $0.acceptance?.reason } == [reason])
        #expect(report.findings.map(\.rule) == (reason.isEmpty ? ["unexplained-suppression"] : []))
    }

    @Test(arguments: [
        "screen: A\ntitle: A\nelements:\n  - { type: button, title: Pay now }\n  # a11ylint:ignore[stub-label] why\n",
        "<screen name='A' title='A'>\n<button title='Pay now'/>\n<!-- a11ylint:ignore[stub-label] why -->\n</screen>",
        "<screen name='A' title='A'>\n<button title='Pay now'/>\n</screen>\n<!-- a11ylint:ignore[stub-label] why -->",
    ])
    func `a directive that no element follows is reported`(text: String) {
        let report = lint(Source(path: "a", text: text), with: Ruleset.recommended)
        #expect(report.findings.map(\.message) == ["no element follows; nothing is suppressed."])
    }

    @Test func `an on needs the indentation of its off`() {
        let yaml =
            "screen: A\ntitle: A\nelements:\n  # a11ylint:off[vague-label] why\n  - type: view\n    children:\n"
            + "      - { type: button, title: Pay now }\n      # a11ylint:on[vague-label]\n"
        let report = lint(Source(path: "a", text: yaml), with: Ruleset.recommended)
        #expect(
            report.findings.filter { $0.rule == "invalid-suppression" }.map(\.message) == [
                "no `on[vague-label]` follows at the same indentation; nothing is suppressed.",
                "`on` expected beside its `off`, at the same indentation; nothing is suppressed.",
            ])
    }

    @Test func `rules whose findings are final cannot be ignored`() {
        let left = Ruleset.recommended.ignoring([.all]).rules.map(\.id)
        #expect(left == ["invalid-suppression", "syntax"])
    }
}
