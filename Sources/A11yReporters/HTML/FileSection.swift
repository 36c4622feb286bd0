import A11yModel

/// The part of a page that is about one file: what was found in it as a whole, then screen by screen.
struct FileSection {
    let numbered: NumberedReport
    /// The name of the section in the page.
    let name: String
    private let rules: RuleSection

    init(_ numbered: NumberedReport, index: Int, rules: RuleSection) {
        self.numbered = numbered
        name = "file-\(index + 1)"
        self.rules = rules
    }

    /// The file, as other programs name it.
    var path: String { numbered.report.rootPath }

    var markup: Markup {
        let tally = numbered.report.tally
        let extent = [
            counted(tally.screens, "screen"), counted(tally.elements, "element"), counted(tally.stops, "stop"),
        ]
        let head = [
            tag("h2", ["id": "\(name)-title", "dir": "auto"], path),
            tag("p", ["class": "extent"], extent.joined(separator: ", ")),
        ]
        let rest =
            numbered.rest.isEmpty
            ? [] : [tag("section", [:], [tag("h3", [:], "The file as a whole"), list(numbered.rest, level: 4)])]
        let screens = numbered.screens.enumerated().map { index, screen in
            ScreenSection(screen, name: "\(name)-screen-\(index + 1)", file: self).markup
        }
        return tag(
            "section", ["id": name, "class": "file", "aria-labelledby": "\(name)-title"], head + rest + screens)
    }

    /// Findings as a list. On a screen, `marked` are the numbers of those that are on its map.
    func list(_ findings: [NumberedFinding], level: Int, marked: Set<Int> = []) -> Markup {
        let entries = findings.map { finding in
            FindingEntry(
                finding: finding, lines: numbered.report.lines, isMarked: marked.contains(finding.number),
                rule: rules.name(of: finding.finding.rule)
            ).markup(level: level)
        }
        return tag("ol", ["class": "findings", "role": "list"], entries)
    }
}
