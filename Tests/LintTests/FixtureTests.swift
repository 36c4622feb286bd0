import A11yDialects
import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import TestSupport
import Testing

/// The worked screen: right, and with each frequent violation once.
@Suite struct FixtureTests {
    @Test(arguments: ["video-home.yaml", "video-home.xml"])
    func `on the right screen nothing is found, not even to review`(file: String) {
        let report = lint(fixture("screens/\(file)"), with: .recommended)
        #expect(report.tally.screens == 2)
        #expect(report.tally.stops > 20)
        #expect(report.findings.map(\.whole) == [])
    }

    @Test func `each violation of the broken screen is found once, at the line that its comment is above`() {
        let source = fixture("screens/video-home-broken.yaml")
        let expected = marks(in: String(decoding: source.bytes, as: UTF8.self), rules: ruleNames)
        #expect(expected.count >= 15)
        #expect(Set(expected.map(\.rule)).count == expected.count, "each violation once")
        #expect(lint(source, with: .recommended).marks.sorted() == expected.sorted())
    }

    @Test func `in XML each violation is found at the element that its comment is above`() {
        let source = fixture("screens/video-home-broken.xml")
        let expected = marks(in: String(decoding: source.bytes, as: UTF8.self), rules: ruleNames)
        let report = lint(source, with: .recommended)
        #expect(report.marksOfElements(in: ScreenDocument(parsing: source)).sorted() == expected.sorted())
    }

    @Test(arguments: ["video-home", "video-home-broken"])
    func `YAML and XML have the same findings`(name: String) {
        let yaml = lint(fixture("screens/\(name).yaml"), with: .recommended)
        let xml = lint(fixture("screens/\(name).xml"), with: .recommended)
        #expect(yaml.statements == xml.statements)
        #expect(yaml.tally == xml.tally)
    }

    private var ruleNames: Set<String> { Set(Ruleset.builtIn.rules.map(\.id)) }
}
