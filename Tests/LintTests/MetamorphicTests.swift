import A11yDialects
import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import A11ySyntax
import TestSupport
import Testing

/// Every example of every page again, written otherwise: the same must be found at the same places.
@Suite struct MetamorphicTests {
    /// Those whose findings are in the screen; what is stale in a baseline is told there.
    static let ownExamples = Specimen.all.filter { $0.example.baseline == nil }

    @Test func `there are examples`() { #expect(MetamorphicTests.ownExamples.count > 200) }

    @Test(arguments: ownExamples)
    func `line breaks, a byte order mark and comments change no finding`(specimen: Specimen) {
        let original = specimen.report
        let bytes = specimen.source.bytes
        let isSwift = specimen.example.file.hasSuffix(".swift")
        let returns = Variant.carriageReturns(bytes)
        let marked = Variant.byteOrderMark(returns.text)
        let variants = [
            Variant(text: marked.text) { marked.moved(returns.moved($0)) },
            isSwift ? Variant.swiftComment(bytes) : Variant.comment(bytes),
        ]
        for variant in variants {
            let changed = specimen.report(variant.text)
            #expect(
                changed.findings.map { withoutLine($0.message) } == original.findings.map { withoutLine($0.message) })
            #expect(changed.findings.map(\.ranges) == original.findings.map { $0.ranges.map(variant.moved) })
            #expect(changed.tally == original.tally)
        }
    }

    /// The examples that can be written otherwise: without mistakes, without comments, and not in a program's JSON.
    static let respelled = Specimen.all.filter { specimen in
        let document = ScreenDocument(parsing: Source(path: "", text: specimen.example.screen))
        return document.problems.isEmpty && document.comments.isEmpty
            && !document.screens.contains { [.idb, .record, .design].contains($0.input) }
    }.notEmpty()

    @Test(arguments: respelled)
    func `XML, JSON and another order of keys change no finding`(specimen: Specimen) throws {
        let original = specimen.report
        let tree = Syntax.parse(Source(path: "", text: specimen.example.screen)).value
        var spellings: [[UInt8]] = []
        if tree.syntax == .yaml {
            let xml = Syntax.parse(Source(path: "", text: try #require(screenXML(of: tree)))).value
            spellings = [Array(reordered(tree).utf8), Variant.reorderedAttributes(xml)]
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

    /// The screens of our own format in scenarios and fixtures.
    static let screens: [Sample] =
        Scenario.all.flatMap { scenario in
            [scenario.broken, scenario.repaired].map {
                Sample(scenario.testDescription, Source(path: "screen.yaml", text: $0))
            }
        }
        + fixtures(in: "screens").map { Sample($0, fixture("screens/\($0)")) }

    struct Sample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let source: Source

        init(_ name: String, _ source: Source) { (testDescription, self.source) = (name, source) }

        /// In YAML, without mistakes and without comments, which JSON does not have.
        fileprivate var isPlain: Bool {
            guard Syntax.recognise(source.bytes) == .yaml else { return false }
            let document = ScreenDocument(parsing: source)
            return document.problems.isEmpty && document.comments.isEmpty
                && !document.screens.isEmpty && document.screens.allSatisfy { $0.input == .native }
        }
    }

    static let plain = screens.filter(\.isPlain)

    @Test func `there are screens of every kind`() { #expect(MetamorphicTests.plain.count > 400) }

    @Test(arguments: plain)
    func `all rules find the same in YAML, XML and JSON`(sample: Sample) throws {
        let tree = Syntax.parse(sample.source).value
        let original = found(in: sample.source).statements
        let xml = try #require(screenXML(of: tree))
        #expect(report(xml, path: "screen.xml", rules: .builtIn).statements == original, "\(xml)")
        guard let json = screenJSON(of: tree) else { return }
        #expect(report(json.rendered(), path: "screen.json", rules: .builtIn).statements == original)
    }

    /// Some messages name a line, and a comment moves those.
    private func withoutLine(_ message: String) -> String { message.replacing(/line \d+/, with: "line …") }
}
