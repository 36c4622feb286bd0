import A11yModel
import A11yEngine
import A11yChecks
import A11yDialects
import A11yPolicy

/// The report on a configuration file: the problems that a run over all its files left, in the words of the rules.
/// `problems` are at places of that file, such as `Configuration.unusedOverrides(_:)` finds.
package func report(on configuration: Source, telling problems: [Problem], with rules: Ruleset) -> Report {
    let findings = rules.findings(for: problems, path: configuration.path)
    return Report(
        path: configuration.path, lines: LineTable(configuration.bytes),
        findings: findings.inReportOrder)
}

/// The report on the example of a page. A configuration is reported on together with the files beside it, which
/// are its project, and a baseline with the file that it is about.
package func report(on example: Example, written bytes: [UInt8], with settings: FileSettings) -> Report {
    let source = Source(path: example.file, bytes: bytes)
    if let baseline = example.baseline { return report(on: baseline, after: source, with: settings) }
    guard example.file.hasSuffix(".a11ylint.yml") else {
        var settings = settings
        settings.audit = example.audit.map { AuditResult.read($0).value } ?? []
        return lint(source, with: settings, beside: example.strings)
    }
    let folder = "/project"
    let configuration = Configuration.decode(source, in: folder, formats: []).configuration
    let plan = RulePlan(configuration, among: settings.known)
    let used = example.strings.map { file in
        lint(file, with: plan.settings(plan.matches("\(folder)/\(file.path)"))).used
    }
    let unused = configuration.unusedOverrides(used.reduce(into: []) { $0.formUnion($1) })
    return report(on: source, telling: unused, with: settings.rules)
}

/// The report on a baseline, after all rules were at work in the one file that it is about.
private func report(on baseline: Source, after source: Source, with settings: FileSettings) -> Report {
    var checked = lint(source, with: Ruleset.builtIn)
    var match = BaselineMatch(Baseline.decode(baseline).baseline, today: nil)
    match.accept(in: &checked, at: source.path, rules: .builtIn)
    if !checked.isBroken { match.judge { $0.path == source.path } }
    let findings = match.findings(with: settings.rules, path: baseline.path)
    return Report(path: baseline.path, lines: LineTable(baseline.bytes), findings: findings)
}
