import A11yModel

/// Everything that a report tells: what was found, by which program, and how the run was set up and ended.
package struct Run: Sendable {
    /// The files, sorted by path.
    package let reports: [Report]
    /// The program's version.
    package let version: String
    /// The number of rules that were applied.
    package let rules: Int
    /// What is known of the rules that found something, by id; empty unless the format needs it.
    package let cards: [String: RuleCard]
    /// The folder to which paths for other programs are relative, absolute and without `/` at the end.
    package let root: String
    /// The one folder or file that was checked, relative to `root`; empty where that is the root, or there are several.
    package let scope: String
    /// The presets the rules came from, in the order of the configuration.
    package let presets: [String]
    /// The configuration file, relative to the root of the run; nil without one.
    package let configuration: String?
    /// From which severity on a finding fails the run.
    package let failLevel: FailLevel
    /// The code with which the program ends.
    package let exitCode: Int
    /// Why it ends so, without a full stop, where the findings alone do not explain it: `12 warnings, 10 allowed`.
    package let exitReason: String?
    /// What was changed before the files were found as the reports tell; nil where nothing was to be.
    package let repairs: Repairs?

    /// How much was repaired, or accepted.
    package struct Repairs: Hashable, Sendable {
        /// Findings that are gone, or accepted.
        package let findings: Int
        /// Files that were changed.
        package let files: Int

        /// Whether they were accepted and not repaired.
        package let areAccepted: Bool

        /// So many findings in so many files.
        package init(findings: Int, files: Int, areAccepted: Bool = false) {
            self.findings = findings
            self.files = files
            self.areAccepted = areAccepted
        }

        /// `Fixed 3 findings in 2 files.`
        package var sentence: String {
            let verb = areAccepted ? "accepted" : "fixed"
            if findings == 0 { return "Nothing was \(verb)." }
            let done = "\(counted(findings, "finding")) in \(counted(files, "file"))."
            return verb.prefix(1).uppercased() + verb.dropFirst() + " " + done
        }
    }
    /// Whether findings were compared with a baseline, so that some of them are known.
    package let hasBaseline: Bool

    /// A run over these files, in any order.
    package init(
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
