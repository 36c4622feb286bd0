import A11yModel

/// A finding with the number by which a report with pictures calls it, on the map and in the list.
struct NumberedFinding {
    /// From 1, through all files of the run.
    let number: Int
    let finding: Finding
    let row: Row
    /// Where its element, and those of the same fault elsewhere, are written.
    let anchors: [SourceRange]

    /// The name of its entry in a page.
    var entryName: String { "finding-\(number)" }
    /// The name of its mark on a map.
    var markName: String { "mark-\(number)" }
}

/// A screen with what was found on it.
struct NumberedScreen {
    let map: ScreenMap
    fileprivate(set) var findings: [NumberedFinding] = []
}

/// A file with its screens, and with what was found in the file and on no screen.
struct NumberedReport {
    let report: Report
    private(set) var screens: [NumberedScreen]
    private(set) var rest: [NumberedFinding] = []

    /// The files of a run, with their findings numbered in the order in which a page lists them.
    static func all(of run: Run) -> [NumberedReport] {
        var next = 1
        return run.reports.map { NumberedReport($0, from: &next) }
    }

    private init(_ report: Report, from next: inout Int) {
        self.report = report
        screens = report.maps.map { NumberedScreen(map: $0) }
        let screensByName = Dictionary(grouping: report.maps.indices) { report.maps[$0].name }
        var lists = [[Finding]](repeating: [], count: report.maps.count)
        var others: [Finding] = []
        for finding in report.findings.inReadingOrder {
            let named = finding.screen.isEmpty ? [] : screensByName[finding.screen, default: []]
            // Names need not be unique. What an alias repeats is written elsewhere: then the first of the name has it.
            let holding = named.count > 1 ? named.first { report.maps[$0].range.contains(finding.range) } : nil
            if let screen = holding ?? named.first { lists[screen].append(finding) } else { others.append(finding) }
        }
        rest = others.map { NumberedFinding($0, in: report, number: &next) }
        for index in screens.indices {
            screens[index].findings = lists[index].map { NumberedFinding($0, in: report, number: &next) }
        }
    }
}

extension NumberedFinding {
    fileprivate init(_ finding: Finding, in report: Report, number: inout Int) {
        self.number = number
        self.finding = finding
        row = Row(finding, in: report, glyphs: .unicode, path: \.rootPath)
        anchors = ([finding.element] + finding.repeats.map(\.element)).compactMap { $0?.anchor }
        number += 1
    }
}

extension [Finding] {
    /// By place, those for review last.
    var inReadingOrder: [Finding] {
        let sorted = sorted { ($0.range, $0.rule, $0.message) < ($1.range, $1.rule, $1.message) }
        return sorted.filter { $0.confidence != .review } + sorted.filter { $0.confidence == .review }
    }
}
