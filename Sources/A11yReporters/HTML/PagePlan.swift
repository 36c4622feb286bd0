import A11yModel

/// What a page shows in full, and the ids of its parts. They hold from run to run, so that links into a page do.
struct PagePlan {
    let run: Run
    /// The files with findings, the worst first.
    let found: [PageFile]
    /// The other files.
    let clean: [PageFile]
    /// Whether there are so many screens that only those with findings are drawn.
    let isLarge: Bool
    /// Whether files are open from the start.
    let isOpen: Bool
    /// The sections of a large page that have a map: those of the screens with the worst findings.
    private let mapped: Set<String>

    /// The most screens that are all drawn, and the most findings in files that are open from the start (ours): what
    /// one scrolls through.
    private static let mostScreens = 60
    private static let mostOpen = 60
    /// The most screens of a large page that have a map (ours): a page of 800 files stays below 3 MB.
    private static let mostMaps = 80

    /// The plan of a run's page.
    init(_ run: Run) {
        self.run = run
        var names: Set<String> = []
        let files = NumberedReport.all(of: run).map { PageFile($0, among: &names) }
        found = files.filter { !$0.isClean }
        clean = files.filter(\.isClean)
        isLarge = files.reduce(0) { $0 + $1.numbered.screens.count } > PagePlan.mostScreens
        mapped = Set(
            found.flatMap { file in
                file.numbered.screens.indices.filter { !file.numbered.screens[$0].findings.isEmpty }
                    .map(file.name(ofScreen:))
            }.prefix(PagePlan.mostMaps))
        isOpen = files.reduce(0) { $0 + $1.numbered.findings.count } <= PagePlan.mostOpen
    }

    /// How much of the screen with this section is drawn.
    func detail(ofScreen name: String) -> ScreenSection.Detail {
        isLarge ? mapped.contains(name) ? .map : .words : .whole
    }

    /// All files, those with findings first.
    var files: [PageFile] { found + clean }

    /// The findings of the page in its order.
    var findings: [NumberedFinding] { found.flatMap(\.numbered.findings) }

    /// The id of the article about a rule.
    static func name(ofRule rule: String) -> String { "rule-\(identifier(rule))" }

    /// The id of the list of a rule's findings.
    static func name(ofPlaces rule: String) -> String { "where-\(identifier(rule))" }

    /// The id of the row of a criterion.
    static func name(ofCriterion number: String) -> String { "wcag-\(identifier(number))" }

    /// A word as part of an id: as it is, or a digest of one that is no id.
    private static func identifier(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy {
            $0 < 0x80 && (Character(Unicode.Scalar($0)).isLetter || Character(Unicode.Scalar($0)).isNumber)
                || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        }
        return isPlain ? word : digest(word)
    }

    /// The first digits of a text's digest.
    fileprivate static func digest(_ text: String) -> String { SHA256.hexDigest(of: Array(text.utf8), first: 10) }
}

struct PageFile {
    let numbered: NumberedReport
    /// The id of its section.
    let name: String

    fileprivate init(_ numbered: NumberedReport, among names: inout Set<String>) {
        self.numbered = numbered
        let key = "file-\(PagePlan.digest(numbered.report.rootPath))"
        var name = key
        // The same file may be in a run twice.
        var number = 2
        while !names.insert(name).inserted {
            name = "\(key)-\(number)"
            number += 1
        }
        self.name = name
    }

    /// Its path for programs.
    var path: String { numbered.report.rootPath }
    /// Its name without its folders.
    var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
    var isClean: Bool { numbered.findings.isEmpty }

    /// The id of the section about the findings of no screen.
    var nameOfRest: String { "\(name)-0" }

    /// The id of a screen's section, by its index.
    func name(ofScreen index: Int) -> String { "\(name)-\(index + 1)" }
}
