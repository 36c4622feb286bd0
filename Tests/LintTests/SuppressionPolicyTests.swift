import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import TestSupport
import Testing

@testable import A11yPolicy

/// The suppression policy, and suppressions in the configuration.
@Suite struct SuppressionPolicyTests {
    private static func settings(_ change: (inout FileSettings) -> Void) -> FileSettings {
        var settings = FileSettings(.recommended)
        settings.today = Day(year: 2026, month: 6, day: 15)
        change(&settings)
        return settings
    }

    private func report(_ directive: String, _ change: (inout FileSettings) -> Void = { _ in }) -> Report {
        let text = """
            screen: A
            title: A
            elements:
              # \(directive)
              - { type: button, id: a, image: a }
            """
        return lint(Source(path: "a.yaml", text: text), with: SuppressionPolicyTests.settings(change))
    }

    @Test(arguments: [("2026-06-14", false), ("2026-06-15", true), ("2026-06-16", true)])
    func `a suppression is in effect up to and including its last day`(day: String, holds: Bool) {
        let report = report("a11ylint:ignore[missing-label] until=\(day) why")
        #expect(report.findings.map(\.rule) == (holds ? [] : ["expired-suppression", "missing-label"]))
        #expect(report.accepted.map { $0.acceptance?.until?.description } == (holds ? [day] : []))
    }

    @Test func `without a day nothing expires`() {
        let report = report("a11ylint:ignore[missing-label] until=2001-01-01 why") { $0.today = nil }
        #expect(report.findings.isEmpty)
    }

    @Test func `the policy covers reasons, blanket suppressions, dates and unused suppressions`() {
        #expect(report("a11ylint:ignore[missing-label]").findings.map(\.rule) == ["unexplained-suppression"])
        #expect(report("a11ylint:ignore[missing-label]") { $0.policy.requiresReason = false }.findings.isEmpty)
        #expect(report("a11ylint:ignore[all] why").findings.map(\.rule) == ["invalid-suppression", "missing-label"])
        #expect(report("a11ylint:ignore[recommended] why").findings.map(\.rule).first == "invalid-suppression")
        #expect(report("a11ylint:ignore[all] why") { $0.policy.allowsBlanket = true }.findings.isEmpty)
        let distant = report("a11ylint:ignore[missing-label] until=2026-09-30 why") { $0.policy.maximumAge = 30 }
        #expect(
            distant.findings.map(\.message)
                == ["“missing-label” is allowed here until 2026-09-30: this project allows 30 days."])
        let near = report("a11ylint:ignore[missing-label] until=2026-07-15 why") { $0.policy.maximumAge = 30 }
        #expect(near.findings.isEmpty)
        let unused = "a11ylint:ignore[missing-label, vague-label] why"
        #expect(report(unused).findings.map(\.severity) == [.warning])
        #expect(report(unused) { $0.policy.unused = .error }.findings.map(\.severity) == [.error])
        #expect(report(unused) { $0.policy.unused = nil }.findings.isEmpty)
    }

    @Test func `only a rule that ran can leave a suppression unused`() {
        let directive = "a11ylint:ignore[wrong-language-of-nobody] why"
        #expect(report(directive).findings.map(\.rule) == ["invalid-suppression", "missing-label"])
        let other = report("a11ylint:ignore[small-target] why") {
            $0.rules = Ruleset.builtIn.selecting([.rule("missing-label")])
        }
        #expect(other.findings.map(\.rule) == ["missing-label"])
    }

    @Test func `after a syntax error no suppression is reported as unused`() {
        let text = """
            screen: A
            title: A
            elements:
              # a11ylint:ignore[vague-label] why
              - { type: button, title: Pay now, hidden: perhaps }
            """
        let report = lint(Source(path: "a.yaml", text: text), with: SuppressionPolicyTests.settings { _ in })
        #expect(report.findings.map(\.rule) == ["syntax"])
    }

    @Test(
        arguments: [
            (nil, ["a", "b"]), ("#a", ["a"]), ("button#b", ["b"]), ("type:button", ["a", "b"]), ("#c", []),
        ] as [(String?, [String])])
    func `a configured suppression covers the elements that it names`(element: String?, accepted: [String]) {
        let text = """
            {"screen": "A", "title": "A", "elements": [
              {"type": "button", "id": "a", "image": "a"}, {"type": "button", "id": "b", "image": "b"}
            ]}
            """
        let entry = ConfiguredSuppression(
            selectors: [.rule("missing-label")], words: ["missing-label"], element: element, reason: "why",
            path: ".a11ylint.yml", range: SourceRange(10, 20))
        let settings = SuppressionPolicyTests.settings {
            $0.suppressions = [entry]
        }
        let report = lint(Source(path: "a.json", text: text), with: settings)
        #expect(report.accepted.map { $0.element?.id } == accepted)
        #expect(report.accepted.allSatisfy { $0.acceptance?.means == .configuration })
        #expect(report.configuredUses.map(\.isUnused) == [accepted.isEmpty])
        var expired = entry
        expired.until = Day(year: 2026, month: 1, day: 1)
        let late = lint(
            Source(path: "a.json", text: text), with: SuppressionPolicyTests.settings { $0.suppressions = [expired] })
        #expect(late.accepted.isEmpty && late.configuredUses.map(\.isUnused) == [false])
    }
}
