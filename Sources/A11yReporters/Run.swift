import A11yModel

/// Everything a report can print: the findings of all files, and how the run was configured and ended.
package struct Run: Sendable {
    /// The files, sorted by path.
    package let reports: [Report]
    /// The program's version.
    package let version: String
    /// The number of active rules.
    package let rules: Int
    /// The documentation of the rules with findings, by id; empty unless the format needs it.
    package let cards: [String: RuleCard]
    /// The folder that `Report.rootPath` is relative to, absolute and without a trailing `/`.
    package let root: String
    /// The one folder or file that was checked, relative to `root`; empty if that is the root or there are several.
    package let scope: String
    /// The presets of the configuration, in its order.
    package let presets: [String]
    /// The configuration file, relative to the root; nil without one.
    package let configuration: String?
    /// The lowest severity that fails the run.
    package let failLevel: FailLevel
    /// The exit code of the program.
    package let exitCode: Int
    /// The reason for the exit code, without a full stop, if the findings alone don't explain it:
    /// `12 warnings, 10 allowed`.
    package let exitReason: String?
    /// The paths of the files that the run was to check and could not: no screen was found in them.
    package let unchecked: Set<String>
    /// What was repaired or accepted before these reports were made; nil if nothing was meant to be.
    package let repairs: Repairs?
    /// Whether findings were compared with a baseline.
    package let hasBaseline: Bool
    /// Where the root of the run is seen at the commit that was checked, without a trailing `/`; nil if nobody said.
    package var commitAddress: String?
    /// The commit that was checked; nil outside of git, and for formats that do not need it.
    package var commit: CheckedCommit?
    /// What the app shows of its screens; none if nobody took pictures.
    package var pictures = ScreenPictures()
    /// What an earlier run reported; nil if there is nothing to compare with.
    package var earlier: EarlierRun?

    /// How much was repaired or accepted.
    package struct Repairs: Hashable, Sendable {
        /// Findings that are fixed or accepted.
        package let findings: Int
        /// Files that were changed.
        package let files: Int
        /// Whether the findings were accepted rather than fixed.
        package let areAccepted: Bool

        /// Creates the two counts.
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
            return verb.capitalizingFirst + " " + done
        }
    }

    /// A run over these files, in any order.
    package init(
        reports: [Report], version: String, rules: Int, cards: [String: RuleCard] = [:], root: String = "",
        scope: String = "", presets: [String] = [], configuration: String? = nil,
        failLevel: FailLevel, exitCode: Int, exitReason: String? = nil, unchecked: [String] = [],
        repairs: Repairs? = nil, hasBaseline: Bool = false
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
        self.unchecked = Set(unchecked)
        self.repairs = repairs
        self.hasBaseline = hasBaseline
    }

    /// The reports, reduced to the `limit` worst findings; of equally bad ones the first. All findings without a limit.
    package func showing(_ limit: Int?) -> [Report] {
        guard let limit else { return reports }
        let places = reports.indices.flatMap { file in
            reports[file].findings.indices.map { index in
                (urgency: reports[file].findings[index].urgency, file: file, index: index)
            }
        }
        let shown = places.sorted { ($1.urgency, $0.file, $0.index) < ($0.urgency, $1.file, $1.index) }.prefix(limit)
        var kept = Array(repeating: Set<Int>(), count: reports.count)
        for place in shown { kept[place.file].insert(place.index) }
        return zip(reports, kept).map { report, kept in
            var report = report
            report.findings = report.findings.indices.filter(kept.contains).map { report.findings[$0] }
            return report
        }
    }

    /// The name of what was checked: that of its folder; empty if that is unknown.
    var appName: String { (scope.isEmpty ? root : scope).split(separator: "/").last.map { visible(String($0)) } ?? "" }

    /// The URL of a line of a checked file at its commit; nil if that is not known.
    func commitAddress(of report: Report, line: Int) -> String? {
        guard let commitAddress, !report.rootPath.hasPrefix("/"), report.rootPath != "-" else { return nil }
        return "\(commitAddress)/\(percentEncoded(report.rootPath))#L\(line)"
    }

    /// The `file:` URL of a checked file, or of its line; nil for standard input. Terminals that open files at a line
    /// take it from the fragment, as `#12`; others ignore it.
    func address(of report: Report, line: Int? = nil) -> String? {
        if report.rootPath == "-" { return nil }
        let path = report.rootPath.hasPrefix("/") ? report.rootPath : root + "/" + report.rootPath
        return fileAddress(path) + (line.map { "#\($0)" } ?? "")
    }
}

/// The commit that a run checked. Its day stands for that of the run, so that equal files give equal reports.
package struct CheckedCommit: Hashable, Sendable {
    /// Its first digits.
    package let name: String
    /// Its day, as `2026-11-27`.
    package let day: String
    /// Whether files that git knows were changed since.
    package let isChanged: Bool

    /// A commit.
    package init(name: String, day: String, isChanged: Bool) {
        self.name = name
        self.day = day
        self.isChanged = isChanged
    }

    /// `commit 0a1b2c3 of 2026-11-27`.
    var words: String { "commit \(visible(name)) of \(visible(day))" + (isChanged ? ", with later changes" : "") }
}

/// The figures of a run, counted here for every format.
package struct Summary: Hashable, Sendable {
    /// Checked files.
    package let files: Int
    /// Screens, elements and stops of all files.
    package let tally: Tally
    /// Active rules.
    package let rules: Int
    /// The findings that count.
    package let counts: FindingCounts
    /// Findings that the baseline accepts; they count nowhere else.
    package let baselined: Int
    /// Findings dropped for code that supplies what is missing and may not always run; they count nowhere else.
    package let supplied: Int
    /// Findings that were suppressed one by one; they count nowhere else.
    package let suppressed: Int
    /// Suppressed findings without a reason.
    package let unexplained: Int

    /// The figures of a run.
    package init(of run: Run) {
        counts = FindingCounts(of: run.reports.flatMap(\.findings), failing: run.failLevel)
        files = run.reports.count
        tally = run.reports.reduce(Tally()) { $0 + $1.tally }
        rules = run.rules
        baselined = run.reports.flatMap(\.accepted).count { $0.acceptance?.means == .baseline }
        supplied = run.reports.flatMap(\.accepted).count { $0.acceptance?.means == .code }
        let accepted = run.reports.flatMap(\.suppressed)
        suppressed = accepted.count
        unexplained = accepted.count { $0.acceptance?.reason.isEmpty != false }
    }

    /// Findings of every kind.
    package var findings: Int { counts.errors + counts.warnings + counts.infos + counts.reviews }
}
