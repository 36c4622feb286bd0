import A11yChecks
import A11yEngine
import A11yLint
import A11yModel
import A11yPolicy
import TestSupport
import Testing

/// What all rules say about every example of every page, whether it is their own or another's.
@Suite struct ReadableMessageTests {
    /// What no message holds outside of quotations: places that nobody filled in, and traces of code.
    private static let unfilled = ["%@", "%d", "%1$", "{", "}", "Optional(", "nil", "..", "  ", " .", " ,", "“”", "\n"]

    /// A message without what it quotes from the file.
    private func ownWords(_ message: String) -> String {
        message.replacing(/“[^”]*”|`[^`]*`/, with: "…")
    }

    private func findings(on specimen: Specimen) -> [Finding] {
        let tables = specimen.example.strings
        if tables.isEmpty { return found(in: specimen.source).findings }
        return lint(specimen.source, with: Ruleset.builtIn, beside: tables).findings
    }

    @Test(arguments: Specimen.all)
    func `no message shows a placeholder, a trace of code, or doubled signs, or denies what it quotes`(
        specimen: Specimen
    ) {
        for finding in findings(on: specimen) {
            expectNoDenial(finding)
            let sentences = [finding.message, finding.remedy] + finding.doubts.map(\.reason)
            for words in sentences.map(ownWords) {
                let found = ReadableMessageTests.unfilled.filter(words.contains)
                #expect(found == [], "\(finding.rule): \(words)")
            }
        }
    }

    /// VoiceOver's own words that tell what a double tap does, in its three languages.
    private static let invitations = ["Double tap to", "轻点两下", "點兩下"]

    /// A message does not quote what an activation does and then deny it.
    private func expectNoDenial(_ finding: Finding) {
        let denials = ["does not tell that", "and stops: neither"]
        guard denials.contains(where: finding.message.contains) else { return }
        #expect(!ReadableMessageTests.invitations.contains { finding.message.contains($0) }, "\(finding.message)")
    }

    @Test func `a list that does not scroll is told the word that scrolls it`() {
        let examples = Specimen.all.filter { $0.page.rule.id == "unscrolled-focus" }
        let found = examples.flatMap(findings).filter { $0.rule == "unscrolled-focus" }
        #expect(found.count > 2)
        for finding in found where finding.path.hasSuffix(".yaml") {
            #expect(finding.message.contains("scrollToVisible"), "\(finding.message)")
        }
    }

    @Test(arguments: [
        "hidden: maybe", "traits: [buton]", "frame: [0, 0, 10]", "containerType: lst", "font: { style: headlne }",
        "selectedIndex: two", "onFocus: scrolltovisible", "textColor: reddish",
        "keyCommands: [{ input: k, modifiers: x }]",
    ])
    func `one dropped value is named, and the rest is checked`(line: String) {
        let text =
            "screen: A\ntitle: A\nelements:\n- { type: button, title: Pay, id: pay, \(line) }\n- { type: button }\n"
        let found = lint(Source(path: "screen.yaml", text: text), with: Ruleset.builtIn).findings
        let problems = found.filter { $0.rule == "syntax" }
        #expect(problems.count == 1, "\(problems.map(\.message))")
        #expect(problems.allSatisfy { !$0.message.contains("rest of the file") && !$0.message.contains("broken") })
        #expect(found.contains { $0.rule == "missing-label" })
    }
}
