import A11yModel

/// Findings of one rule about one component on several screens: one thing to repair.
struct ComponentGroup {
    /// The rule, safe to print.
    let rule: String
    /// The component, safe to print: `ProductCell > button`.
    let component: String
    /// The findings, in the order of the run.
    let findings: [ReportedFinding]
    /// The number of screens that they are on; a file without a named screen counts as one.
    let screens: Int
    /// The number of apps; 1 where reports of apps were not merged.
    let apps: Int

    /// `in 400 screens of 3 apps`.
    var extent: String { "in \(screens) screens" + (apps > 1 ? " of \(apps) apps" : "") }

    /// The groups of a run, those on most screens first.
    static func groups(of run: Run) -> [ComponentGroup] {
        groups(of: run.reports.flatMap { report in report.findings.map { ReportedFinding($0, in: report) } })
    }

    /// The groups of these findings, those on most screens first.
    static func groups(of findings: [ReportedFinding]) -> [ComponentGroup] {
        var members: [String: [ReportedFinding]] = [:]
        for finding in findings {
            finding.finding.componentFingerprint.map { members[$0, default: []].append(finding) }
        }
        let groups = members.values.compactMap { findings -> ComponentGroup? in
            guard let first = findings.first, let component = first.finding.component else { return nil }
            let screens = Set(findings.map { Screen(path: $0.path, name: $0.finding.screen) })
            guard screens.count > 1 else { return nil }
            return ComponentGroup(
                rule: first.rule, component: visible(component), findings: findings, screens: screens.count,
                apps: Set(findings.map(\.report.app)).count)
        }
        return groups.sorted { ($1.screens, $0.rule, $0.component) < ($0.screens, $1.rule, $1.component) }
    }

    private struct Screen: Hashable {
        let path: String
        let name: String
    }
}
