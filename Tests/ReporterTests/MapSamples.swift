import TestSupport
import A11yModel
import A11yReporters

/// Reports with maps, built by hand.
enum MapSamples {
    /// A report on one screen: for each text a shape that is a stop, one below the other, and a finding on every third.
    static func report(
        _ texts: [String], path: String = "screen.yaml", size: Size = Size(width: 390, height: 844),
        frame: (Int) -> Rect? = { Rect(x: 16, y: Double($0) * 50, width: 300, height: 40) }
    ) -> Report {
        let text = String(repeating: "x\n", count: texts.count + 1)
        var screen = Screen(
            name: texts.first ?? "Empty", input: .native, range: SourceRange(0, text.utf8.count), anchor: .fileStart)
        screen.size = size
        var map = ScreenMap(of: screen)
        var report = Report(path: path, lines: LineTable(Array(text.utf8)))
        for (index, text) in texts.enumerated() {
            let anchor = SourceRange(2 * index, 2 * index + 1)
            let kind = ScreenMap.Kind.allCases[index % ScreenMap.Kind.allCases.count]
            if let frame = frame(index), frame.isFinite {
                map.shapes.append(.init(kind, frame: frame, words: text, anchor: anchor))
            }
            map.stops.append(
                .init(
                    frame: frame(index), announcements: [text], words: text, details: [text],
                    isOffScreen: index.isMultiple(of: 2), anchor: anchor))
            map.unreached.append(.init(title: text, reason: text, anchor: anchor))
            guard index.isMultiple(of: 3) else { continue }
            let element = ElementReference(
                type: text, id: text, path: text, name: text, range: anchor, anchor: anchor)
            report.findings.append(
                Finding(
                    rule: "rule-\(index)", severity: Severity.allCases[index % 3],
                    confidence: index.isMultiple(of: 4) ? .review : .certain, message: "\(index): \(text)",
                    path: path, range: anchor, screen: screen.name, element: element, criteria: [.wcag("4.1.2")],
                    remedy: text))
        }
        map.notes = texts
        report.maps = [map]
        report.tally.screens = 1
        report.tally.elements = texts.count
        report.tally.stops = texts.count
        return report
    }

    /// A run over reports, with cards for all rules.
    static func run(_ reports: [Report], words: String = "Words") -> Run {
        let rules = Set(reports.flatMap(\.findings).map(\.rule))
        let cards = rules.map { rule in
            RuleCard(
                id: rule, title: "Title of \(rule)", category: "naming", severity: .error, confidence: .certain,
                criteria: [.wcag("4.1.2")], rationale: "\(words)\n\n\(words)", remedy: words,
                examples: [.init(title: words, isBad: true, text: "\(words)\n\t\(words)")],
                documentation: RuleCard.documentation(of: rule))
        }
        return Run(
            reports: reports, version: "1.2.3", rules: 54,
            cards: Dictionary(uniqueKeysWithValues: cards.map { ($0.id, $0) }),
            presets: ["recommended"], failLevel: .error, exitCode: 0)
    }

    /// Texts that break markup, a table, a line or a page if they are not escaped.
    static let awkward = [
        "<script>alert(1)</script>", "</style></svg></title>", "a & b &amp; c", "]]>", "\"quoted\" 'twice'", "<!-- -->",
        "a|b", "`code", "`code`", "[text](https://example.com)", "@name #1 :smile: www.example.com", "back\\slash",
        "line\nbreak\r\n\u{2028}", "nul\u{0}bell\u{7}", "\u{202E}reversed\u{202C}", "\u{2066}isolate",
        "\u{FFFE}\u{FFFF}",
        "画面", "الإعدادات", "👩‍👩‍👧 🇨🇭", "e\u{301}", "", " ", String(repeating: "long ", count: 200), "*b* _i_ ~s~ $x$",
    ]
}
