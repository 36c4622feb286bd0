import A11yDialects
import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import A11ySyntax
import RuleCatalogue
import TestSupport
import Testing

/// Every example of every page again, written otherwise: the same must be found at the same places.
@Suite struct MetamorphicTests {
    static let examples = CataloguePage.all.flatMap { page -> [Specimen] in
        let decoded = Page.decode(page.text.description, file: page.file.description, extent: .whole).page
        return decoded.map { page in page.examples.map { Specimen(page: page, example: $0) } } ?? []
    }

    struct Specimen: CustomTestStringConvertible, Sendable {
        let page: Page
        let example: Example
        var testDescription: String { "\(page.rule.id): \(example.title)" }
        var bytes: [UInt8] { Array(example.screen.utf8) }

        func report(_ bytes: [UInt8]) -> Report {
            var report = A11yLint.report(on: example, written: bytes, with: page.settings(in: example))
            report.findings.removeAll { $0.rule != page.rule.id }
            return report
        }
    }

    /// Those whose findings are in the screen; what is stale in a baseline is told there.
    static let ownExamples = examples.filter { $0.example.baseline == nil }

    @Test func `there are examples`() { #expect(MetamorphicTests.examples.count > 200) }

    @Test(arguments: ownExamples)
    func `line breaks, a byte order mark and comments change no finding`(specimen: Specimen) {
        let original = specimen.report(specimen.bytes)
        let isSwift = specimen.example.file.hasSuffix(".swift")
        let comment = isSwift ? Variant.swiftComment : Variant.comment
        for change in [Variant.carriageReturns, Variant.byteOrderMark, comment] {
            let variant = change(specimen.bytes)
            let changed = specimen.report(variant.text)
            #expect(
                changed.findings.map { withoutLine($0.message) } == original.findings.map { withoutLine($0.message) })
            #expect(changed.findings.map(\.ranges) == original.findings.map { $0.ranges.map(variant.moved) })
            #expect(changed.tally == original.tally)
        }
    }

    /// The examples that can be written otherwise: without mistakes, without comments, and not in a program's JSON.
    static let respelled = examples.filter { specimen in
        let document = ScreenDocument(parsing: Source(path: "", bytes: specimen.bytes))
        return document.problems.isEmpty && document.comments.isEmpty
            && !document.screens.contains { [.idb, .record, .design].contains($0.input) }
    }

    @Test(arguments: respelled)
    func `XML, JSON and another order of keys change no finding`(specimen: Specimen) throws {
        let original = specimen.report(specimen.bytes)
        let tree = Syntax.parse(Source(path: "", bytes: specimen.bytes)).value
        var spellings: [[UInt8]] = []
        if tree.syntax == .yaml {
            let xml = Array(try #require(screenXML(of: tree)).utf8)
            let xmlTree = Syntax.parse(Source(path: "", bytes: xml)).value
            spellings = [Array(reordered(tree).utf8), xml, Variant.reorderedAttributes(xmlTree)]
            if let json = screenJSON(of: tree) { spellings.append(Array(json.rendered().utf8)) }
        } else {
            spellings = [Variant.reorderedAttributes(tree)]
        }
        for spelling in spellings {
            let changed = specimen.report(spelling)
            #expect(changed.statements == original.statements, "\(String(decoding: spelling, as: UTF8.self))")
            #expect(changed.tally == original.tally)
        }
    }

    /// The screens of our own format that the tests hold: those of all pages, scenarios and fixtures.
    static let screens: [Sample] =
        examples.map { Sample($0.testDescription, $0.bytes) }
        + Scenario.all.flatMap { scenario in
            [scenario.broken, scenario.repaired].map { Sample(scenario.testDescription, Array($0.utf8)) }
        }
        + fixtures(in: "screens").map { Sample($0, fixture("screens/\($0)").bytes) }

    struct Sample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let bytes: [UInt8]

        init(_ name: String, _ bytes: [UInt8]) { (testDescription, self.bytes) = (name, bytes) }

        /// In YAML, without mistakes and without comments, which JSON does not have.
        fileprivate var isPlain: Bool {
            let source = Source(path: "", bytes: bytes)
            let document = ScreenDocument(parsing: source)
            return Syntax.recognise(bytes) == .yaml && document.problems.isEmpty && document.comments.isEmpty
                && !document.screens.isEmpty && document.screens.allSatisfy { $0.input == .native }
        }

        func statements(_ text: [UInt8], as ending: String) -> [String] {
            lint(Source(path: "screen.\(ending)", bytes: text), with: .builtIn).statements
        }
    }

    static let plain = screens.filter(\.isPlain)

    @Test func `there are screens of every kind`() { #expect(MetamorphicTests.plain.count > 1400) }

    @Test(arguments: plain)
    func `all rules find the same in YAML, XML and JSON`(sample: Sample) throws {
        let tree = Syntax.parse(Source(path: "", bytes: sample.bytes)).value
        let original = sample.statements(sample.bytes, as: "yaml")
        let xml = try #require(screenXML(of: tree))
        #expect(sample.statements(Array(xml.utf8), as: "xml") == original, "\(xml)")
        guard let json = screenJSON(of: tree) else { return }
        #expect(sample.statements(Array(json.rendered().utf8), as: "json") == original)
    }

    /// Some messages name a line, and a comment moves those.
    private func withoutLine(_ message: String) -> String { message.replacing(/line \d+/, with: "line …") }
}
