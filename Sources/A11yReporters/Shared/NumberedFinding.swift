import A11yModel

/// A finding with its number on the map and in the list of a report with pictures.
struct NumberedFinding {
    /// From 1 on each screen; those of no screen are numbered in their file.
    let number: Int
    /// The title of its screen; empty for a finding of no screen, and for a screen without a name.
    let screenTitle: String
    let reported: ReportedFinding
    /// The anchors of its element and of those of equal violations.
    let anchors: [SourceRange]

    /// What identifies it in its page, and from run to run: its fingerprint. Of equal ones all but the first have a
    /// number behind it.
    let key: String

    /// The id of its list item in a page.
    var itemName: String { "f-\(key)" }
    /// The id of its mark on a map.
    var markName: String { "m-\(key)" }

    /// Its number among those of the page: with its screen.
    var label: String { screenTitle.isEmpty ? String(number) : "\(screenTitle) \(number)" }

    fileprivate init(
        _ finding: Finding, in report: Report, number: Int, screenTitle: String = "", after keys: inout PageKeys
    ) {
        reported = ReportedFinding(finding, in: report)
        anchors = ([finding.element] + finding.repeats.map(\.element)).compactMap { $0?.anchor }
        self.number = number
        self.screenTitle = screenTitle
        key = keys.key(for: reported.fingerprint)
    }

    /// A number for each of these findings.
    fileprivate static func all(
        of findings: [Finding], in report: Report, screenTitle: String = "", after keys: inout PageKeys
    ) -> [NumberedFinding] {
        findings.enumerated().map { index, finding in
            NumberedFinding(finding, in: report, number: index + 1, screenTitle: screenTitle, after: &keys)
        }
    }
}

/// The keys that the findings of a page have so far.
private struct PageKeys {
    private var taken: [String: Int] = [:]

    mutating func key(for fingerprint: String) -> String {
        let count = taken[fingerprint, default: 0] + 1
        taken[fingerprint] = count
        return count == 1 ? fingerprint : "\(fingerprint)-\(count)"
    }
}

/// The kind of the worst of several findings.
func worstKind(of findings: [NumberedFinding]) -> FindingKind {
    FindingKind.allCases.first(where: findings.map(\.reported.kind).contains) ?? .review
}

/// Those with the most findings of the worst kinds first; equal ones stay in their order.
func worstFirst<Item>(_ items: [Item], by counts: (Item) -> [Int]) -> [Item] {
    items.map { ($0, counts($0)) }.enumerated().sorted { left, right in
        let (worse, better) = (left.element.1, right.element.1)
        return worse == better ? left.offset < right.offset : better.lexicographicallyPrecedes(worse)
    }.map(\.element.0)
}

/// A screen with its findings.
struct NumberedScreen {
    let map: ScreenMap
    /// What the app shows; nil if nobody took a picture.
    fileprivate(set) var picture: ScreenPicture?
    fileprivate(set) var findings: [NumberedFinding] = []
}

/// A file with its screens, and with the findings that belong to no screen.
struct NumberedReport {
    let report: Report
    private(set) var screens: [NumberedScreen]
    private(set) var rest: [NumberedFinding] = []

    /// The files of a run, the worst first.
    static func all(of run: Run) -> [NumberedReport] {
        all(of: run.reports).map { file in
            var file = file
            for index in file.screens.indices {
                file.screens[index].picture = run.pictures.picture(ofScreen: index, in: file.report)
            }
            return file
        }
    }

    /// The files with these reports, the worst first.
    static func all(of reports: [Report]) -> [NumberedReport] {
        var keys = PageKeys()
        // Equal ones stay in the order of their paths.
        return worstFirst(reports, by: \.countsByKind).map { NumberedReport($0, after: &keys) }
    }

    /// All findings, those of no screen first.
    var findings: [NumberedFinding] { rest + screens.flatMap(\.findings) }

    private init(_ report: Report, after keys: inout PageKeys) {
        self.report = report
        screens = report.maps.map { NumberedScreen(map: $0) }
        let screensByName = Dictionary(grouping: report.maps.indices) { report.maps[$0].name }
        var lists = [[Finding]](repeating: [], count: report.maps.count)
        var others: [Finding] = []
        for finding in report.findings.inReadingOrder {
            let named = finding.screen.isEmpty ? [] : screensByName[finding.screen, default: []]
            // Several screens may have one name. A finding on an alias is in none of their ranges: the first gets it.
            let holding = named.count > 1 ? named.filter { report.maps[$0].range.contains(finding.range) } : named
            // Of several states the first that shows the element has it.
            let showing = holding.count > 1 ? holding.first { report.maps[$0].shows(finding) } : nil
            if let screen = showing ?? holding.first ?? named.first {
                lists[screen].append(finding)
            } else {
                others.append(finding)
            }
        }
        rest = NumberedFinding.all(of: others, in: report, after: &keys)
        for index in screens.indices {
            screens[index].findings = NumberedFinding.all(
                of: lists[index], in: report, screenTitle: screens[index].map.title, after: &keys)
        }
    }
}

extension ScreenMap {
    /// The title as a heading.
    var heading: String { title.isEmpty ? "Screen without a name" : title }

    /// Whether the element of a finding is on the map.
    fileprivate func shows(_ finding: Finding) -> Bool {
        guard let anchor = finding.element?.anchor else { return true }
        return shapes.contains { $0.anchor == anchor } || stops.contains { $0.anchor == anchor }
    }
}
