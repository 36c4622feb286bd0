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

    @Test(arguments: MetamorphicTests.examples)
    func `in a converted example is found what is found in the example`(specimen: MetamorphicTests.Specimen) {
        if ConversionTests.untold.contains(specimen.page.rule.id), !specimen.example.file.hasSuffix(".yaml") { return }
        let source = Source(path: specimen.example.file, bytes: specimen.bytes)
        expectSame(source, rules: Ruleset([specimen.page.rule(in: specimen.example)]))
    }

    /// The rules that rest on what a nib or storyboard tells and no screen file has a word for: that nothing answers
    /// the selection of a row, that a button of AppKit shows its picture alone.
    private static let untold: Set<String> = ["inert-button", "unheard-label"]

    @Test(arguments: 1...16 as ClosedRange<UInt64>)
    func `any screen is found the same violations in`(seed: UInt64) {
        expectSame(Source(path: "random.yaml", text: RandomScreens.text(seed: seed)))
    }

    /// Expects the same findings in every format, but for their places, and that converting again changes nothing.
    private func expectSame(
        _ source: Source, rules: Ruleset = .builtIn, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let document = ScreenDocument(parsing: source)
        guard !document.screens.isEmpty else { return }
        // What cannot be read, or says a thing twice, is left out, and then other rules speak of its element.
        let isKept = !document.problems.contains { FileRule.breaking.contains($0.rule) }
        let before = isKept ? lint(source, with: rules) : nil
        let unkept = FileRule.unkept.map(\.rawValue)
        let expected = before?.withoutLines.filter { statement in !unkept.contains { statement.hasPrefix($0) } }
        for format in ScreenFormat.allCases {
            let text = convert(document.screens, to: format)
            let written = Source(path: source.path, text: text)
            let again = ScreenDocument(parsing: written)
            #expect(convert(again.screens, to: format) == text, sourceLocation: sourceLocation)
            guard let before else { continue }
            let now = lint(written, with: rules)
            #expect(now.withoutLines == expected, "\(text)", sourceLocation: sourceLocation)
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
    /// a converted file, if they have none in theirs.
    fileprivate var withoutLines: [String] {
        let (line, id) = (/line \d+/, /#element-\d+/)
        return statements.map { $0.replacing(line, with: "line …").replacing(id, with: "") }.sorted()
    }
}
