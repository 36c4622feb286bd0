import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import A11ySyntax
import RuleCatalogue
import TestSupport
import Testing

/// Every bad example of every rule whose page promises fixes: fixed, and checked again.
@Suite struct FixTests {
    /// What is removed from a file when it accepts nothing any more is the matter of `SuppressionRemovalTests`, and of
    /// a baseline that of `BaselineTests`.
    static let specimens = Specimen.all.filter { specimen in
        let rule = specimen.page.rule
        let isOfScreens = FileRule(rawValue: rule.id).map { ![.unusedSuppression, .staleBaselineEntry].contains($0) }
        return rule.fix != .none && specimen.example.isBad && isOfScreens ?? true
    }

    /// The example in each way in which it can be written.
    static func spellings(of specimen: Specimen) -> [(name: String, bytes: [UInt8])] {
        let bytes = specimen.source.bytes
        var spellings = [
            ("as it is", bytes), ("CR LF", Variant.carriageReturns(bytes).text),
            ("byte order mark", Variant.byteOrderMark(bytes).text), ("comment", Variant.comment(bytes).text),
        ]
        let tree = Syntax.parse(Source(path: "", bytes: bytes)).value
        guard tree.syntax == .yaml, tree.roots.count == 1, let json = screenJSON(of: tree) else { return spellings }
        spellings += [
            ("block", Array(json.yaml.utf8)), ("JSON", Array(json.rendered().utf8)),
            ("JSON in a line", Array(json.rendered(.compact).utf8)),
        ]
        if let xml = screenXML(of: tree) { spellings.append(("XML", Array(xml.utf8))) }
        return spellings
    }

    @Test(arguments: specimens)
    func `what is fixed is gone, and nothing comes in its place`(specimen: Specimen) {
        for spelling in FixTests.spellings(of: specimen) {
            let source = Source(path: specimen.example.file, bytes: spelling.bytes)
            let settings = specimen.page.settings(in: specimen.example)
            var reports: [Report] = []
            let after = fixed(source, applying: .unsafe) { text in
                reports.append(lint(text, with: settings, beside: specimen.example.strings))
                return reports[reports.count - 1]
            }
            let before = reports[0]
            let text = String(decoding: after.source.bytes, as: UTF8.self)
            let note = Comment(rawValue: "\(spelling.name):\n\(text)")
            let fixable = before.findings.filter { $0.fix != nil }
            #expect(after.leftAlone == 0, note)
            #expect(after.report.findings.allSatisfy { $0.fix == nil }, note)
            #expect(after.report.findings.count <= before.findings.count - fixable.count, note)
            #expect(after.count >= fixable.count, note)
        }
    }

    @Test(arguments: Set(specimens.map(\.page.rule.id)).sorted())
    func `each rule that promises fixes fixes something`(rule: String) {
        let fixes = FixTests.specimens.filter { $0.page.rule.id == rule }.flatMap(\.report.findings)
            .compactMap(\.fix)
        #expect(!fixes.isEmpty)
    }
}
