import A11yModel

/// Everything that a report tells: what was found, by which program, and how the run was set up and ended.
public struct Run: Sendable {
    /// The files, sorted by path.
    public let reports: [Report]
    /// The program's version.
    public let version: String
    /// The number of rules that were applied.
    public let rules: Int
    /// What is known of the rules that found something, by id; empty unless the format needs it.
    public let cards: [String: RuleCard]
    /// The folder to which paths for other programs are relative, absolute and without `/` at the end.
    public let root: String
    /// The one folder or file that was checked, relative to `root`; empty where that is the root, or there are several.
    public let scope: String
    /// The presets the rules came from, in the order of the configuration.
    public let presets: [String]
    /// The configuration file, relative to the root of the run; nil without one.
    public let configuration: String?
    /// From which severity on a finding fails the run.
    public let failLevel: FailLevel
    /// The code with which the program ends.
    public let exitCode: Int
    /// Why it ends so, without a full stop, where the findings alone do not explain it: `12 warnings, 10 allowed`.
    public let exitReason: String?
    /// What was changed before the files were found as the reports tell; nil where nothing was to be.
    public let repairs: Repairs?

    /// How much was repaired, or accepted.
    public struct Repairs: Hashable, Sendable {
        /// Findings that are gone, or accepted.
        public let findings: Int
        /// Files that were changed.
        public let files: Int

        /// Whether they were accepted and not repaired.
        public let areAccepted: Bool

        /// So many findings in so many files.
        public init(findings: Int, files: Int, areAccepted: Bool = false) {
            self.findings = findings
            self.files = files
            self.areAccepted = areAccepted
        }

        /// `Fixed 3 findings in 2 files.`
        public var sentence: String {
            let verb = areAccepted ? "accepted" : "fixed"
            if findings == 0 { return "Nothing was \(verb)." }
            let done = "\(counted(findings, "finding")) in \(counted(files, "file"))."
            return verb.prefix(1).uppercased() + verb.dropFirst() + " " + done
        }
    }
    /// Whether findings were compared with a baseline, so that some of them are known.
    public let hasBaseline: Bool

    /// A run over these files, in any order.
    public init(
        reports: [Report], version: String, rules: Int, cards: [String: RuleCard] = [:], root: String = "",
        scope: String = "", presets: [String] = [], configuration: String? = nil,
        failLevel: FailLevel, exitCode: Int, exitReason: String? = nil, repairs: Repairs? = nil,
        hasBaseline: Bool = false
    ) {
        self.reports = reports.sorted { $0.path < $1.path }
        self.version = version
        self.rules = rules
        self.cards = cards
        self.root = root
        self.scope = scope
        self.presets = presets
        self.configuration = configuration
        self.failLevel = failLevel
        self.exitCode = exitCode
        self.exitReason = exitReason
        self.repairs = repairs
        self.hasBaseline = hasBaseline
    }

    /// The reports with the worst findings only, as many as are shown; with all where there is no limit. Of equally bad
    /// ones the first.
    func showing(_ limit: Int?) -> [Report] {
        guard let limit else { return reports }
        let places = reports.indices.flatMap { file in
            reports[file].findings.indices.map { (file: file, finding: $0) }
        }
        func isWorse(_ left: Finding, _ right: Finding) -> Bool {
            let leftIsReview = left.confidence == .review
            if leftIsReview != (right.confidence == .review) { return !leftIsReview }
            return left.severity > right.severity
        }
        // Stable, since places are compared where findings are equally bad.
        let shown = places.sorted { left, right in
            let one = reports[left.file].findings[left.finding]
            let other = reports[right.file].findings[right.finding]
            if isWorse(one, other) { return true }
            if isWorse(other, one) { return false }
            return (left.file, left.finding) < (right.file, right.finding)
        }.prefix(limit)
        var kept = Array(repeating: Set<Int>(), count: reports.count)
        for place in shown { kept[place.file].insert(place.finding) }
        return zip(reports, kept).map { report, kept in
            var report = report
            report.findings = report.findings.indices.filter(kept.contains).map { report.findings[$0] }
            return report
        }
    }

    /// Where a file of the run lies on this machine, as an address; nil for standard input.
    func address(of report: Report) -> String? {
        if report.rootPath == "-" { return nil }
        return fileAddress(report.rootPath.hasPrefix("/") ? report.rootPath : root + "/" + report.rootPath)
    }
}
