import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Testing

/// Pairs of rules with one cause: only the rule that names the cause reports it.
@Suite struct CausePairTests {
    /// Two rules and a screen that violates both.
    struct Pair: CustomTestStringConvertible, Sendable {
        let cause: String
        let consequence: String
        var appearance = ""
        let elements: String
        var testDescription: String { "\(cause) > \(consequence)" }

        func rules(with rules: [String]) -> [String] {
            let source = Source(path: "screen.yaml", text: "screen: A\n\(appearance)\nelements:\n\(elements)\n")
            return lint(source, with: Ruleset(Ruleset.builtIn.rules.filter { rules.contains($0.id) })).findings.map(
                \.rule)
        }
    }

    static let pairs = [
        Pair(
            cause: "stale-hint", consequence: "gesture-hint",
            elements: "- { type: button, label: Like, selected: true, hint: Tap to like, action: like }"),
        Pair(
            cause: "stale-hint", consequence: "repeated-hint",
            elements: "- { type: button, label: Like it, selected: true, hint: Likes it, action: like }"),
        Pair(
            cause: "missing-adjustable", consequence: "gesture-only",
            elements: "- { isElement: true, label: Volume, overrides: [increment], gestures: { pan: setVolume } }"),
        Pair(
            cause: "misplaced-text", consequence: "missing-value",
            elements: "- { isElement: true, hint: Volume, traits: [adjustable], overrides: [increment, decrement] }"),
        Pair(
            cause: "wrong-initial-focus", consequence: "mismatched-notification",
            appearance: "onAppear: { post: layoutChanged, focus: logo }",
            elements: "- { type: image, id: logo }\n- { type: label, text: Hello }"),
    ]

    @Test(arguments: pairs)
    func `of two rules that see one cause, one speaks`(pair: Pair) {
        #expect(pair.rules(with: [pair.consequence]) == [pair.consequence])
        #expect(pair.rules(with: [pair.cause, pair.consequence]) == [pair.cause])
    }
}
