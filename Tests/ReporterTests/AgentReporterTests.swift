import A11yModel
import Testing

@testable import A11yReporters

/// The format for language models.
@Suite struct AgentReporterTests {
    private func render(_ reports: [Report], limit: Int? = nil) -> String {
        var style = Rendering.sample()
        style.limit = limit
        return AgentReporter.render(Samples.run(reports), style: style)
    }

    @Test func `a whole report`() {
        #expect(
            render([Samples.checkout]) == """
                2 errors, 1 warning, 1 info, 1 to review, exit 1: 2 findings at or above "error"

                control-label: 1 error
                says: Icon-only button has no accessible name
                fix: Change it.
                screens/checkout.yaml
                 7:11 button#pay

                image-label: 1 error
                says: Image has no name and is not marked decorative
                fix: Change it.
                screens/checkout.yaml
                 4:11 image#hero

                small-target: 1 warning
                says: pay is 32 × 28 pt; 44 × 44 pt is the least a finger hits reliably
                fix: Change it.
                screens/checkout.yaml
                 10:12 button#pay

                text-contrast: 1 info
                says: Contrast 2.81:1, needs 4.5:1
                fix: Change it.
                screens/checkout.yaml
                 13:16 label#total

                order: 1 to review
                says: A person must look at the order
                fix: Change it.
                screens/checkout.yaml
                 11:11 label#total

                """)
    }

    @Test func `the worst kind of a rule goes without saying, others are marked`() {
        let report = Samples.report(
            "a.yaml", "xyz",
            [
                .init("x", rule: "r", confidence: .review, message: "Perhaps.", element: "a"),
                .init("y", rule: "r", message: "Surely.", element: "b"),
            ])
        #expect(
            render([report]).hasSuffix(
                "r: 1 error, 1 to review\nsays: Surely.\nfix: Change it.\na.yaml\n 1:1 button#a review\n 1:2 button#b\n"
            ))
    }

    @Test func `a finding takes few words, and what is left out is counted`() {
        let lines = (1...500).map { "button\($0)" }
        let report = Samples.report(
            "App/Base.lproj/Main.storyboard", lines.map { $0 + "\n" }.joined(),
            lines.map { .init($0 + "\n", rule: "missing-label", message: "It has no name.", element: "8bC-Xf-vdC") })
        let text = render([report])
        #expect(text.hasSuffix("\n300 more: --limit 500\n"))
        #expect(text.split(separator: "\n").count { $0.hasPrefix(" ") } == 200)
        let whole = render([report], limit: 500)
        #expect(!whole.contains("more:"))
        // A token is at least three characters of such text: fewer than 40 tokens a finding.
        #expect(whole.count / 500 < 40 * 3 / 2)
    }

    @Test func `nothing to check is no success`() {
        #expect(render([]).hasPrefix("Nothing was checked: no file was found.\nNo findings, exit 0"))
    }
}
