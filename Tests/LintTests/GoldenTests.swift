import A11yLint
import A11yReporters
import A11yEngine
import A11yChecks
import A11yPolicy
import A11yVoiceOver
import TestSupport
import Testing

/// Whole screens: what is heard on them and what is found, as texts beside them that are reviewed as a diff.
@Suite struct GoldenTests {
    static let screens = fixtures(in: "screens")

    @Test(arguments: screens)
    func `a screen sounds as its golden says`(file: String) throws {
        let source = fixture("screens/\(file)")
        let read = simulate(source)
        let traversals = read.screens.map { Traversal.voiceOver(of: $0.screen, in: $0.simulation) }
        try expectGolden(Transcript(traversals, lines: read.lines).text, at: "screens/golden/\(file).speech")
    }

    @Test(arguments: screens)
    func `on a screen is found what its golden says`(file: String) throws {
        let report = lint(fixture("screens/\(file)"), with: .recommended)
        let run = Run(
            reports: [report], version: "", rules: Ruleset.recommended.rules.count, failLevel: .error, exitCode: 0)
        let style = Rendering(color: .off, glyphs: .unicode, layout: .plain, detail: .findings, width: 100)
        try expectGolden(CompactReporter.render(run, style: style), at: "screens/golden/\(file).findings")
    }

    @Test func `every golden has its screen`() {
        #expect(!GoldenTests.screens.isEmpty)
        let wanted = GoldenTests.screens.flatMap { ["\($0).findings", "\($0).speech"] }
        let superfluous = Set(fixtures(in: "screens/golden")).subtracting(wanted).sorted()
        #expect(superfluous == [], "`git rm` these files of Fixtures/screens/golden")
    }
}
