import A11yDialects
import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import A11ySyntax
import TestSupport
import Testing

/// Every bad example of every page again, with comments that accept what is found in it.
@Suite struct AcceptedExampleTests {
    /// The bad examples in which comments can stand, of rules that can be accepted.
    static let examples = MetamorphicTests.ownExamples.filter { specimen in
        guard specimen.example.isBad else { return false }
        let document = ScreenDocument(parsing: specimen.source)
        let syntax = Syntax.recognise(specimen.source.bytes)
        return document.isWhole && !document.screens.isEmpty && document.comments.isEmpty
            && syntax != .hierarchy && !document.screens.contains { [.idb, .record, .design].contains($0.input) }
            && FileRule(rawValue: specimen.page.rule.id).map { !$0.isFinal } != false
    }

    @Test func `there are such examples`() { #expect(AcceptedExampleTests.examples.count > 200) }

    @Test(arguments: examples)
    func `a comment accepts what is found below it, above everything or above an element`(specimen: Specimen) {
        for (bytes, original) in spellings(of: specimen) {
            expectAcceptanceOfFile(specimen, original, bytes)
            expectAcceptanceOfElements(specimen, original, bytes)
        }
    }

    private func expectAcceptanceOfFile(_ specimen: Specimen, _ original: Report, _ bytes: [UInt8]) {
        let directive = comment("a11ylint:ignore-file[\(specimen.page.rule.id)] why", in: bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        let start = text.hasPrefix("<?xml") ? text.firstRange(of: "?>")?.upperBound : nil
        let changed = String(text[..<(start ?? text.startIndex)]) + directive + text[(start ?? text.startIndex)...]
        expectAcceptance(of: specimen, original, in: Array(changed.utf8))
    }

    private func expectAcceptanceOfElements(_ specimen: Specimen, _ original: Report, _ bytes: [UInt8]) {
        // What is told of the file alone belongs to no element.
        guard original.findings.allSatisfy({ !$0.screen.isEmpty }) else { return }
        let document = ScreenDocument(parsing: Source(path: specimen.example.file, bytes: bytes))
        var text = bytes
        let places = places(of: original, in: document)
        // Of elements side by side on one line, a comment above it is about the first.
        guard places.allSatisfy({ $0.isReached }) else { return }
        for place in places {
            let verb = place.isFirst ? "ignore" : "ignore-tree"
            let directive = comment("a11ylint:\(verb)[\(specimen.page.rule.id)] why", in: bytes)
            let indent = bytes[place.lineStart...].prefix { $0 == 0x20 }
            let isMarkup = Syntax.recognise(bytes) == .xml
            text.insert(
                contentsOf: isMarkup ? Array("\n\(directive)".utf8) : indent + Array(directive.utf8),
                at: isMarkup ? place.start : place.lineStart)
        }
        expectAcceptance(of: specimen, original, in: text)
    }

    /// A place above which a comment is written.
    private struct Place: Hashable {
        let start: Int
        let lineStart: Int
        /// Whether nothing else begins on its line before it.
        let isFirst: Bool
        /// Whether it begins in what begins first on its line.
        let isReached: Bool
    }

    /// Where the elements and screens begin on which something is found, the last first, one for each line of YAML.
    private func places(of report: Report, in document: ScreenDocument) -> [Place] {
        let starts = report.findings.flatMap { finding -> [Int] in
            let occurrences = [Occurrence(finding)] + finding.repeats
            return occurrences.compactMap { occurrence in
                let screen = document.screens.first { $0.name == finding.screen }
                let way = screen?.flow?.transitions.first { $0.range.contains(occurrence.range) }
                return occurrence.element?.range.start ?? way?.range.start ?? screen?.range.start
            }
        }
        let elements = document.screens.flatMap { screen in
            screen.elements.map(\.range) + [screen.range] + (screen.flow?.transitions.map(\.range) ?? [])
        }
        let isMarkup = Syntax.recognise(document.bytes) == .xml
        var places: [Int: Place] = [:]
        for start in Set(starts) {
            let line = document.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let before = elements.filter { line <= $0.start && $0.start < start }.min { $0.start < $1.start }
            let isFirst = isMarkup || before == nil
            let isReached = isFirst || before.map { $0.end > start } ?? true
            let isOnly = places[line] == nil && isFirst
            places[isMarkup ? start : line] = Place(
                start: start, lineStart: line, isFirst: isOnly,
                isReached: isReached && (places[line]?.isReached ?? true))
        }
        return places.values.sorted { $0.start > $1.start }
    }

    /// The example as it is, and in XML where it can be written so, with what is found in it.
    private func spellings(of specimen: Specimen) -> [(bytes: [UInt8], report: Report)] {
        let original = (bytes: specimen.source.bytes, report: specimen.report)
        let tree = Syntax.parse(Source(path: "", bytes: original.bytes)).value
        guard tree.syntax == .yaml, let xml = screenXML(of: tree).map({ Array($0.utf8) }) else { return [original] }
        let other = (bytes: xml, report: specimen.report(xml))
        return other.report.statements == original.report.statements ? [original, other] : [original]
    }

    private func comment(_ words: String, in bytes: [UInt8]) -> String {
        Syntax.recognise(bytes) == .xml ? "<!-- \(words) -->\n" : "# \(words)\n"
    }

    private func expectAcceptance(of specimen: Specimen, _ before: Report, in text: [UInt8]) {
        let after = specimen.report(text)
        let shown = String(decoding: text, as: UTF8.self)
        #expect(after.findings.map(\.statement) == [], "\(shown)")
        let accepted = after.accepted.flatMap { [$0.message] + $0.repeats.map(\.message) }
        #expect(accepted.count == before.findings.reduce(0) { $0 + 1 + $1.repeats.count }, "\(shown)")
    }
}
