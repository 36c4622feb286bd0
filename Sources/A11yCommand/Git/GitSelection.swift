import A11yModel

/// What git leaves of a run: the files that changed, and perhaps only their new lines or their new findings.
struct GitSelection {
    /// The files.
    let discovery: Discovery
    /// What to say where none of them describes a screen.
    let emptiness: String
    /// The lines that changed, by the path of their file; nil where all lines count. Of a file without an entry all do.
    private let touched: [String: TouchedLines]?
    /// What git keeps of the earlier state of files, by their present path; nil where every finding counts.
    private let former: [String: [UInt8]]?

    /// The files of a comparison that lie at `paths`, everywhere if there are none, and that the rules let in.
    init(
        _ comparison: GitComparison, at paths: [String], rules: DiscoveryRules, lines: Bool, newOnly: Bool
    ) throws(Failure) {
        let files = try comparison.files()
        discovery = Discovery(among: files.map(\.file), at: paths, rules: rules)
        let chosen = Set(discovery.files.map(\.location))
        let changed = files.filter { chosen.contains($0.file.location) }
        emptiness = comparison.isOfIndex ? "Nothing that is staged" : "Nothing that changed since \(comparison.since)"
        touched = lines ? GitSelection.touched(changed, try comparison.touchedLines()) : nil
        former = newOnly ? try GitSelection.former(changed, comparison.tree.git) : nil
    }

    /// The reports with the findings that count.
    func narrowed(_ reports: [Report], by checking: Checking) -> [Report] {
        let reports = withoutFormer(reports, by: checking)
        guard let touched else { return reports }
        return reports.map { report in
            guard let lines = touched[report.path] else { return report }
            var report = report
            report.findings.removeAll { !lines.touch($0, in: report.lines) }
            report.accepted.removeAll { !lines.touch($0, in: report.lines) }
            return report
        }
    }

    /// The reports without what is found in the earlier state as well. A file that was moved is known by what git says
    /// of it; a finding by its fingerprint, which is made for the present path in both states.
    private func withoutFormer(_ reports: [Report], by checking: Checking) -> [Report] {
        guard let former else { return reports }
        return inParallel(reports, jobs: checking.jobs) { report in
            guard let content = former[report.path] else { return report }
            var file = FileToCheck(report.path, .named)
            file.content = content
            // What cannot be read held nothing: the content is at hand, so that this does not happen.
            guard let earlier = try? checking.check(file) else { return report }
            let known = Set(earlier.report.fingerprints)
            var report = report
            report.findings = zip(report.findings, report.fingerprints).filter { !known.contains($1) }.map { $0.0 }
            return report
        }
    }

    private static func touched(
        _ files: [GitComparison.File], _ lines: [[UInt8]: TouchedLines]
    ) -> [String: TouchedLines] {
        var touched: [String: TouchedLines] = [:]
        // A file that was only moved has no changed line.
        for file in files where lines[file.path] != nil || file.former != nil {
            touched[file.file.path] = lines[file.path] ?? TouchedLines()
        }
        return touched
    }

    private static func former(
        _ files: [GitComparison.File], _ git: GitProgram
    ) throws(Failure) -> [String: [UInt8]] {
        let contents = try git.blobs(Set(files.compactMap(\.former)))
        var former: [String: [UInt8]] = [:]
        for file in files { former[file.file.path] = file.former.flatMap { contents[$0] } }
        return former
    }
}

extension TouchedLines {
    /// Whether the change concerns a finding, at one of its places.
    fileprivate func touch(_ finding: Finding, in lines: LineTable) -> Bool {
        ([finding.range] + finding.repeats.map(\.range)).contains { range in
            let first = lines.place(of: range.start).line
            return touch(first...max(first, lines.place(of: max(range.start, range.end - 1)).line))
        }
    }
}
