// What is told about the configurations of a run.

import A11yLint
import A11yModel
import A11yEngine
import A11yPolicy

extension Project {
    /// Reports on the configuration files, after a run over the named files and folders: on entries that concern
    /// nothing, and on suppressions that have expired or that nobody explains. Only a run over all that a file governs
    /// can tell what concerns nothing: a folder was named that it lies in.
    func reportsOnEntries(after reports: [Report], of paths: [String], _ root: PathRoot) -> [Report] {
        let used = reports.reduce(into: Set<ConfigurationPlace>()) { $0.formUnion($1.used) }
        let met = reports.flatMap(\.suppressions)
        let folders = paths.filter { $0 != FileToCheck.standardInput }.map(absolute)
        return allGoverning.compactMap { governing in
            guard let own = governing.own, let source = governing.sources.last?.source else { return nil }
            let isWhole = folders.contains { own.folder == $0 || own.folder.hasPrefix($0 + "/") }
            let policy = governing.configuration.suppressionPolicy
            let problems =
                own.suppressionProblems(met, under: policy, today: .today, isWhole: isWhole)
                + (isWhole ? own.unusedOverrides(used) : [])
            if problems.isEmpty { return nil }
            let rules = settings(for: governing.file).rules
            var report = report(on: source, telling: problems, with: rules)
            report.rootPath = root.relative(governing.file)
            report.findings = report.findings.map { finding in
                guard finding.rule == FileRule.unusedSuppression.rawValue else { return finding }
                var finding = finding
                finding.severity = policy.severity(ofUnused: finding) ?? finding.severity
                return finding
            }
            return report.findings.isEmpty ? nil : report
        }
    }
}
