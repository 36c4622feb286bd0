import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import TestSupport
import Testing

/// With every fix made, under all rules: a fix repairs, and breaks nothing else.
@Suite struct FixPropertyTests {
    /// The examples of all pages, whatever rule they are about.
    static let examples = Specimen.all.filter { $0.example.baseline == nil && $0.example.strings.isEmpty }

    @Test(arguments: examples)
    func `no fix of an example makes a finding, and a second run changes nothing`(
        specimen: Specimen
    ) {
        expectRepair(of: specimen.source)
    }

    @Test(
        arguments: ["screens", "fixing", "tutorial/screens", "hostile"].flatMap { folder in
            fixtures(in: folder).map { "\(folder)/\($0)" }
        })
    func `no fix of a fixture makes a finding, and a second run changes nothing`(file: String) {
        expectRepair(of: fixture(file))
    }

    /// The same for the file and for what it is in every format of screen files.
    private func expectRepair(of source: Source, sourceLocation: SourceLocation = #_sourceLocation) {
        let others = converted(source).forms.filter { source.extension != "yaml" || $0.format != .yaml }
        for written in [source] + others.map(\.source) {
            let before = found(in: written)
            if before.findings.allSatisfy({ $0.fix == nil }) { continue }
            let after = fixed(written, applying: .unsafe, examining: found)
            if after.source.bytes == written.bytes { continue }
            let known = Set(before.findings.flatMap(\.violations))
            let text = String(decoding: after.source.bytes, as: UTF8.self)
            let new = after.report.findings.flatMap(\.violations).filter { !known.contains($0) }
            #expect(new.isEmpty, "\(text)", sourceLocation: sourceLocation)
            if after.report.findings.allSatisfy({ $0.fix == nil }) { continue }
            let again = fixed(after.source, applying: .unsafe, examining: found)
            #expect(again.source.bytes == after.source.bytes, "\(text)", sourceLocation: sourceLocation)
        }
    }
}

extension Finding {
    /// The rule and the element of each of its places. A fix may change the words of what remains.
    fileprivate var violations: [String] {
        ([element] + repeats.map(\.element)).map { "\(rule) \(screen) \($0?.path ?? "")" }
    }
}
