import A11yModel
import A11yReporters
import Foundation
import TestSupport

/// Runs built by hand, so that reporters are tested without parsers and rules.
enum Samples {
    /// A screen with findings of all severities, one of them a review.
    static let checkout = report(
        "screens/checkout.yaml",
        """
        screen: Checkout
        platform: ios
        elements:
          - type: image
            id: hero
            source: banner.png
          - type: button
            id: pay
            icon: cart
            frame: [16, 580, 32, 28]
          - type: label
            id: total
            textColor: "#9A9A9A"

        """,
        [
            Problematic(
                "image", rule: "image-label", message: "Image has no name and is not marked decorative",
                element: "hero", type: "image", criteria: [.wcag("1.1.1")]),
            Problematic(
                "button", rule: "control-label", message: "Icon-only button has no accessible name",
                element: "pay", type: "button",
                criteria: [.wcag("4.1.2"), Criterion(standard: .en301549, number: "11.4.1.2.1")]),
            Problematic(
                "[16, 580, 32, 28]", rule: "small-target", severity: .warning,
                message: "pay is 32 × 28 pt; 44 × 44 pt is the least a finger hits reliably", element: "pay",
                type: "button", property: .frame, criteria: [.wcag("2.5.8")]),
            Problematic(
                "label", rule: "order", confidence: .review, message: "A person must look at the order",
                element: "total", type: "label"),
            Problematic(
                "\"#9A9A9A\"", rule: "text-contrast", severity: .info, confidence: .likely,
                message: "Contrast 2.81:1, needs 4.5:1", element: "total", type: "label", property: .textColor,
                criteria: [.wcag("1.4.3")]),
        ], screens: 1, elements: 3, stops: 2)

    /// A finding at the first occurrence of a text in a file.
    struct Problematic {
        var text: String
        var finding: Finding

        init(
            _ text: String, rule: String, severity: Severity = .error, confidence: Confidence = .certain,
            message: String, element: String?, type: String = "button", screen: String = "Checkout",
            property: Property? = nil, criteria: [Criterion] = [],
            remedy: String = "Change it."
        ) {
            self.text = text
            let reference = element.map { Samples.reference(to: $0, type: type, at: .fileStart) }
            finding = Finding(
                rule: rule, severity: severity, confidence: confidence, message: message, path: "",
                range: .fileStart, screen: screen, element: reference, property: property, criteria: criteria,
                measured: ["ratio": 2.81, "names": .list(["a", "b"])], remedy: remedy)
        }
    }

    private static func reference(to id: String, type: String, at range: SourceRange) -> ElementReference {
        ElementReference(type: type, id: id, path: "view > \(type)#\(id)", name: "", range: range, anchor: range)
    }

    /// A report on a file with this text.
    static func report(
        _ path: String, _ text: String, _ problems: [Problematic] = [], screens: Int = 1, elements: Int = 1,
        stops: Int = 1
    ) -> Report {
        let bytes = Array(text.utf8)
        var tally = Tally()
        tally.screens = screens
        tally.elements = elements
        tally.stops = stops
        let findings = problems.map { problem in
            var finding = problem.finding
            finding.path = path
            let wanted = Array(problem.text.utf8)
            let starts = bytes.indices.filter { bytes[$0...].starts(with: wanted) }
            if let start = starts.first { finding.range = SourceRange(start, start + wanted.count) }
            finding.element = finding.element.map { reference(to: $0.id ?? "", type: $0.type, at: finding.range) }
            return finding
        }
        return Report(path: path, lines: LineTable(bytes), findings: findings, tally: tally)
    }

    /// A clean report.
    static let clean = report("screens/about.yaml", "screen: About\n", elements: 5)

    /// A report with awkward texts: control characters, wide characters, emoji, and a very long word.
    static let awkward = report(
        "画面/\u{1B}[31mスクリーン.yaml", "a\nb\nc\nd\n",
        [
            Problematic("a", rule: "cjk", message: "按钮“确认付款”没有名称,旁白用户听不到它的作用,请为它写一个标签", element: "确认", screen: "支付"),
            Problematic(
                "b", rule: "emoji-👩‍👩‍👧",
                message: "👩‍👩‍👧 family 🇨🇭 flag 1️⃣ keycap ❤️ heart 👍🏽 thumb 🏴󠁧󠁢󠁥󠁮󠁧󠁿 subdivision",
                element: "e\u{301}a\u{308}\u{323}", screen: "支付"),
            Problematic(
                "c", rule: "word", message: String(repeating: "x", count: 300) + " after",
                element: "a-very-long-identifier-of-an-element", screen: "支付",
                criteria: [Criterion(standard: .en301549, number: "11.4.1.2.1")]),
            Problematic(
                "d", rule: "control", message: "bell \u{7}, line\nbreak, \u{202E}reversed, ｶﾞ, 각, क्षि", element: nil,
                screen: ""),
        ])

    /// A run over these reports, with the exit code of the command.
    static func run(_ reports: [Report], failLevel: FailLevel = .error) -> Run {
        let failures = reports.flatMap(\.findings).filter(failLevel.isReached)
        return Run(
            reports: reports, version: "1.2.3", rules: 54, presets: ["recommended"], failLevel: failLevel,
            exitCode: failures.isEmpty ? 0 : 1)
    }
}

extension Rendering {
    /// A rendering with defaults, so that a test names only what it is about.
    static func sample(
        color: ColorMode = .off, glyphs: Glyphs = .unicode, layout: Layout = .framed, detail: Detail = .summary,
        width: Int = 100
    ) -> Rendering {
        Rendering(color: color, glyphs: glyphs, layout: layout, detail: detail, width: width)
    }
}

/// A coloured text without its colours.
func stripped(_ text: String) -> String { text.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

/// Samples for formats for programs.
extension Samples {
    /// The formats, by name.
    static let machineFormats = reporters.map { $0.name }.filter { !formatsForPeople.contains($0) }
    private static let formatsForPeople: Set = ["agent", "compact", "frame", "html", "markdown", "summary", "table"]

    /// A finding over two lines, with a related place and a repeat; and a review of the whole file.
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

    /// A run over all sample reports, with cards for two of the rules.
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
            ],
            documentation: RuleCard.documentation(of: "image-label")),
        "equal-name": RuleCard(
            id: "equal-name", title: "Equal names", category: "naming", severity: .warning, confidence: .likely,
            criteria: (1...30).map { Criterion(standard: .en301549, number: "11.\($0)") },
            rationale: String(repeating: "Long. ", count: 300), remedy: "Tell them apart."),
    ]

    /// A run in a format.
    static func text(_ format: String, of run: Run = machineRun) -> String {
        reporter(named: format)?.render(run, style: .sample()) ?? ""
    }

    /// A run in a JSON format, parsed.
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
