import A11yModel
import A11yReporters
import Foundation
import TestSupport

/// What the formats for programs are tested with.
extension Samples {
    /// The formats, by name.
    static let machineFormats = [
        "checkstyle", "csv", "github", "gitlab", "json", "jsonl", "junit", "rdjson", "sarif", "xcode",
    ]

    /// A finding with a range of two lines, a place to compare with, and the same once more; and one about the file.
    static let places: Report = {
        var report = Samples.report(
            "App/Menü, 100%/a:b [c](d).storyboard", "<view>\r\n  <a b=\"1\"/>\r\n  <a b=\"2\"/>\r\n</view>\r\n",
            [
                Problematic(
                    "<a b=\"1\"/>\r\n  <a", rule: "equal-name", severity: .warning,
                    message: "Two are “[b](1)”, 50%: “,”", element: "a"),
                Problematic("nowhere", rule: "order", confidence: .review, message: "Somebody must look", element: nil),
            ])
        report.findings[0].related = [RelatedPlace(message: "the [first]", range: SourceRange(0, 6))]
        var again = report.findings[0]
        again.range = SourceRange(24, 34)
        again.message = "Three"
        report.findings[0].repeats = [Occurrence(again)]
        return report
    }()

    /// A run over every report there is, with a card for two of its rules.
    static let machineRun = Run(
        reports: [checkout, awkward, clean, places], version: "1.2.3", rules: 54, cards: cards, root: "/home/app",
        scope: "screens", presets: ["recommended"], failLevel: .error, exitCode: 1)

    private static let cards: [String: RuleCard] = [
        "image-label": RuleCard(
            id: "image-label", title: "Image without a name", category: "naming", severity: .error,
            confidence: .certain, criteria: [.wcag("1.1.1"), Criterion(standard: .en301549, number: "11.1.1.1.1")],
            rationale: "An image is silence.\nNobody knows.\n\nOr a file name.", remedy: "Name it.",
            examples: [
                .init(title: "A picture", isBad: true, text: "screen: A\nelements: [{ type: image }]\n"),
                .init(title: "A fence", isBad: false, text: "screen: \"```\"\n"),
            ]),
        "equal-name": RuleCard(
            id: "equal-name", title: "Equal names", category: "naming", severity: .warning, confidence: .likely,
            criteria: (1...30).map { Criterion(standard: .en301549, number: "11.\($0)") },
            rationale: String(repeating: "Long. ", count: 300), remedy: "Tell them apart."),
    ]

    /// That run in a format.
    static func text(_ format: String, of run: Run = machineRun) -> String {
        reporter(named: format)?.render(run, style: .sample()) ?? ""
    }

    /// That run in a format of JSON.
    static func value(_ format: String, of run: Run = machineRun) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(text(format, of: run).utf8))
    }

    /// A run over one report with this many errors, warnings and infos.
    static func crowd(errors: Int, warnings: Int, infos: Int) -> Run {
        let severities: [(Severity, Int)] = [(.error, errors), (.warning, warnings), (.info, infos)]
        let problems = severities.flatMap { severity, count in
            (0..<count).map { number in
                Problematic("x", rule: "r\(severity)", severity: severity, message: "m\(number)", element: "e\(number)")
            }
        }
        return run([report("a.yaml", "x\n", problems)])
    }
}
