// The steps of a check that are not always taken.

import A11yModel
import A11yReporters
import A11yEngine
import A11yChecks
import A11yPolicy

extension CheckCommand {
    /// Options that no run can follow together, of different groups.
    func refuseWhatExcludesOther() throws(Failure) {
        if fixing.diff, !output.reports.isEmpty {
            throw Failure("--diff shows what would be changed and writes no --report; give one of them")
        }
        guard git.staged, fixing.isAsked else { return }
        throw Failure(
            "--staged checks what git keeps, and repairs are made in files; repair what changed by "
                + "--changed --fix, and stage it again")
    }

    /// Makes the folders that a configuration wants reports in: a fresh clone has no folder for what is built.
    func makeFolders(forReportsOf governing: Governing?) throws(Failure) {
        var made: [String] = []
        for report in governing?.reports ?? [] {
            try PlannedFiles.makeFolder(Target.folder(of: report.file), noting: &made)
        }
    }

    /// The baseline of the run, read; nil without one.
    func baselining(_ governing: Governing?) throws(Failure) -> Baselining? {
        guard let file = try accepting.file(configured: governing?.baseline) else { return nil }
        let (baseline, source) = try file.read()
        return Baselining(file, baseline, from: source, today: .today)
    }

    /// How the run ends, with so many stale entries in its baseline.
    func verdict(on checked: Checked, _ configuration: Configuration?, stale: Int) -> Verdict {
        guard checked.failures.isEmpty else {
            let count = checked.failures.count
            return Verdict(status: .unusable, reason: "\(counted(count, "path")) could not be read")
        }
        let verdict = gate.verdict(on: checked.reports, configuration)
        guard accepting.strictBaseline, stale > 0, verdict.status == .passed, !gate.exitZero else { return verdict }
        let entries = stale == 1 ? "1 baseline entry is" : "\(stale) baseline entries are"
        return Verdict(status: .failed, reason: "\(entries) stale; prune with “a11ylint baseline prune”")
    }

    /// Shows what would be changed, which fails where it is anything.
    func show(_ diffs: [UnifiedDiff], of checked: Checked, on console: Console) throws -> ExitStatus {
        let target = try Target(output.outputs.last ?? "-")
        let style = output.rendering(on: console.terminal, for: target)
        let isTerminal = target == .standardOutput && console.terminal.isTerminal
        let text = diffs.map { $0.rendered(style.color, onTerminal: isTerminal) }.joined()
        try console.write([Document(text: text, target: target)])
        if !checked.failures.isEmpty { return .unusable }
        return diffs.isEmpty ? .passed : .failed
    }

    /// Tells what was fixed, whatever is left.
    func end(_ outcome: Fixing.Outcome, on console: Console) throws -> ExitStatus {
        if let input = outcome.input { try console.write(input.bytes) }
        if let repairs = outcome.repairs, !output.quiet {
            if outcome.input == nil {
                try console.write(repairs.sentence + "\n")
            } else {
                console.tell(repairs.sentence)
            }
        }
        return outcome.checked.failures.isEmpty ? .passed : .unusable
    }

    /// What `--watch` waits for. What is wrong with the command itself is told before the first run.
    func watched(on console: Console) throws -> Watched {
        if files.paths.contains(FileToCheck.standardInput) { throw Failure("--watch and “-” exclude each other") }
        if git.staged { throw Failure("--watch and --staged exclude each other: what is staged changes by git alone") }
        if accepting.writeBaseline != nil { throw Failure("--watch and --write-baseline exclude each other") }
        if fixing.isAsked { throw Failure("--watch waits for files to be written, and repairs write them") }
        let project = try Project(configuring, rules: rules)
        var governing: Governing?
        var others = self.rules.pages.paths + [configuring.config].compactMap(\.self)
        do throws(Failure) {
            governing = try project.run
            others += (governing?.sources ?? []).map(\.source.path) + (governing?.known.sources ?? []).map(\.path)
        } catch {
            // A mistake in a configuration can be repaired while we wait.
            others += error.complaints.map(\.path)
        }
        if !accepting.noBaseline { others += [accepting.baseline ?? governing?.baseline].compactMap(\.self) }
        let rules = try files.rules(in: project, environment: console.terminal.environment)
        if let failure = Discovery(at: files.paths, rules: rules).failures.first { throw failure }
        try makeFolders(forReportsOf: governing)
        let written = try output.requests(governing).compactMap { request in
            if case .file(let path) = request.target { path } else { nil }
        }
        return Watched(paths: files.paths, rules: rules, others: others, written: written)
    }
}
