import A11yModel

/// What an earlier run reported, to compare a page with.
package struct EarlierRun: Sendable {
    /// The path of its report, as the user named it.
    let name: String
    private let findings: [String: ReportedFinding]
    private let order: [String]
    /// The screens of files, by their paths for programs; empty without maps.
    let screens: [String: [NumberedScreen]]

    /// A run with these reports.
    package init(_ reports: [Report], name: String) {
        self.name = name
        let all = reports.sorted { $0.rootPath < $1.rootPath }.flatMap(\.findingsForPrograms)
        findings = Dictionary(all.map { ($0.fingerprint, $0) }) { first, _ in first }
        order = all.map(\.fingerprint)
        let mapped = NumberedReport.all(of: reports.filter { !$0.maps.isEmpty })
        screens = Dictionary(mapped.map { ($0.report.rootPath, $0.screens) }) { first, _ in first }
    }

    /// Whether it did not have a finding.
    func lacks(_ finding: ReportedFinding) -> Bool { findings[finding.fingerprint] == nil }

    /// Where a finding was, if that is another line.
    func formerPosition(of finding: ReportedFinding) -> String? {
        guard let former = findings[finding.fingerprint], former.place.line != finding.place.line else { return nil }
        return former.position
    }

    /// The findings in files of a run that the run has no more.
    func gone(from run: Run) -> [ReportedFinding] {
        let files = Set(run.reports.map(\.rootPath))
        let present = Set(
            run.reports.flatMap { report in
                (report.findings + report.accepted).map { ReportedFinding($0, in: report).fingerprint }
            })
        return order.compactMap { findings[$0] }.filter {
            files.contains($0.report.rootPath) && !present.contains($0.fingerprint)
        }
    }
}
