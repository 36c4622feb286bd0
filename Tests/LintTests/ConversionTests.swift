import A11yDialects
import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import TestSupport
import Testing

/// Screens that were converted are the screens that they come from.
@Suite struct ConversionTests {
    @Test(arguments: fixtures(in: "screens"))
    func `in a converted file is found what is found in the file itself`(file: String) {
        expectSame(fixture("screens/\(file)"))
    }

    @Test(arguments: Specimen.all)
    func `in a converted example is found what is found in the example`(specimen: Specimen) {
        let rule = specimen.page.rule(in: specimen.example)
        // What comments accept is found where there are none.
        let hasComments = FileRule(rawValue: rule.id).map(FileRule.aboutSuppressions.contains) == true
        expectSame(
            specimen.source, rules: specimen.example.isStrict || hasComments ? Ruleset([rule]) : nil,
            leaving: specimen.example.file.hasSuffix(".yaml") ? [] : ConversionTests.untold)
    }

    /// The rules that rest on what a nib or storyboard tells and no screen file has a word for: that nothing answers
    /// the selection of a row, that a button of AppKit shows its picture alone, or that a key works it.
    private static let untold: Set<String> = ["inert-button", "offscreen-focus", "unheard-label"]

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `any screen is found the same violations in`(seed: UInt64) {
        expectSame(Source(path: "random.yaml", text: RandomScreens.text(seed: seed)))
    }

    /// Expects the same findings in every format, but for their places, and that converting again changes nothing.
    private func expectSame(
        _ source: Source, rules: Ruleset? = nil, leaving untold: Set<String> = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        func report(_ source: Source) -> Report { rules.map { lint(source, with: $0) } ?? found(in: source) }
        let before = report(source)
        // What cannot be read, or says a thing twice, is left out, and then other rules speak of its element.
        let (forms, problems) = converted(source)
        let isKept = !problems.contains { FileRule.breaking.contains($0.rule) }
        let expected = before.withoutLines(untold.union(FileRule.unkept.map(\.rawValue)))
        for (format, written) in forms {
            let (text, again) = (written.text, ScreenDocument(parsing: written))
            #expect(convert(again.screens, to: format) == text, sourceLocation: sourceLocation)
            guard isKept else { continue }
            let now = report(written)
            #expect(now.withoutLines(untold) == expected, "\(text)", sourceLocation: sourceLocation)
            #expect(now.tally == before.tally, "\(text)", sourceLocation: sourceLocation)
            #expect(now.inapplicable == before.inapplicable, "\(text)", sourceLocation: sourceLocation)
        }
    }
}

extension FileRule {
    /// What is wrong with a file and not with its screens: it is left behind.
    fileprivate static let unkept: [FileRule] =
        [.unknownProperty, .oldFormat, .uncheckedDocument] + aboutSuppressions
    /// What keeps other rules silent about an element.
    fileprivate static let breaking: [FileRule] = [.syntax, .duplicateProperty, .truncatedTree]
}

extension Report {
    /// What is found, without places; some messages name a line. Nor with the ids that views of an explicit list get in
    /// a converted file, if they have none in theirs. Some rules are left out.
    fileprivate func withoutLines(_ rules: Set<String>) -> [String] {
        let (line, id) = (/line \d+/, /#element-\d+/)
        return findings.filter { !rules.contains($0.rule) }.map {
            $0.statement.replacing(line, with: "line …").replacing(id, with: "")
        }.sorted()
    }
}
