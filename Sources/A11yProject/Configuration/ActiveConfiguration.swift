import A11yLint
import A11yModel
import A11yPolicy

/// A configuration that applies to files: read, with all that it inherits, and applied to the rules.
package struct ActiveConfiguration: Sendable {
    /// The current folder.
    package let current: String
    /// The configuration file itself, without what it inherits; nil if only the command line configures something.
    package let own: Configuration?
    /// Its path, absolute; empty without a file.
    package let file: String
    /// The files that it is made of: those that it extends first, itself last.
    package let sources: [(source: Source, folder: String)]
    /// The lines of these files, by their paths.
    package let lines: [String: LineTable]
    /// All rules, including the team's own.
    package let known: KnownRules
    /// Its rules.
    package let plan: RulePlan

    /// The configuration, with all that it inherits.
    package var configuration: Configuration { plan.configuration }

    /// A place in its files, for people: `.a11ylint.yml:3`.
    package func words(for place: ConfigurationPlace) -> String {
        guard let lines = lines[place.path] else { return place.path }
        return "\(place.path):\(lines.place(of: place.range.start).line)"
    }

    /// A file that it names, as a path from the current folder.
    package func path(_ stated: Located<String>) -> String {
        let folder = sources.first { $0.source.path == stated.place.path }?.folder ?? current
        return FolderPath.shown(FolderPath.absolute(stated.value, in: folder), from: current)
    }

    /// The reports that it requests, with their files.
    package var reports: [(format: String, file: String)] {
        configuration.reports.map { ($0.format.value, path($0.file)) }
    }

    /// The baseline that it names; nil without one.
    package var baseline: String? { configuration.baseline.map(path) }

    /// The baseline that it names if there is no such file, as a mistake and where it is stated.
    package var missingBaseline: (place: ConfigurationPlace, problem: ConfigurationProblem)? {
        guard let stated = configuration.baseline, !FolderPath.exists(path(stated)) else { return nil }
        let problem = ConfigurationProblem(
            "there is no baseline “\(path(stated))”", at: stated.place.range,
            hint: "“a11ylint baseline” writes it")
        return (stated.place, problem)
    }
}

// Reports on the configurations of a run.

extension Project {
    /// Reports on the configuration files, after a run over the named files and folders: on unused entries, and on
    /// suppressions that have expired or lack a reason. Unused entries are reported only if a named folder contains the
    /// configuration, so that all of its files were checked.
    package func reportsOnEntries(after reports: [Report], of paths: [String], _ root: PathRoot) -> [Report] {
        let used = reports.reduce(into: Set<ConfigurationPlace>()) { $0.formUnion($1.used) }
        let uses = reports.flatMap(\.configuredUses)
        let folders = paths.filter { $0 != FileToCheck.standardInput }.map(absolute)
        return activeConfigurations.compactMap { active in
            guard let own = active.own, let source = active.sources.last?.source else { return nil }
            let isWhole = folders.contains { own.folder == $0 || own.folder.hasPrefix($0 + "/") }
            let policy = active.configuration.suppressionPolicy
            let problems =
                own.suppressionProblems(uses, under: policy, today: .today, isWhole: isWhole)
                + (isWhole ? own.unusedOverrides(used) : [])
            if problems.isEmpty { return nil }
            let rules = settings(for: active.file).rules
            var report = report(on: source, telling: problems, with: rules)
            report.rootPath = root.relative(active.file)
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
