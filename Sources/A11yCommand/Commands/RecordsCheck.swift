import A11yModel
import A11yProject
import A11yReporters

/// A check of records: one line of JSON out for each line in, while they come.
struct RecordsCheck {
    let request: CheckRequest
    let records: RecordRequest
    let console: Console

    init(_ request: CheckRequest, _ records: RecordRequest, on console: Console) {
        self.request = request
        self.records = records
        self.console = console
    }

    /// Checks all records, and decides the exit status as for files.
    func run() throws -> ExitStatus {
        try refuseConflicts()
        let project = try Project(request.project, rules: request.rules, jobs: request.running.jobs.count)
        let active = try project.configuration
        let files = FileChecker(
            project: project, root: try request.files.root(active),
            appliesDirectives: !request.acceptance.noInlineSuppressions, files: request.files, jobs: 1)
        if active?.baseline != nil, !request.acceptance.noBaseline {
            console.warn("a baseline knows the findings of files; it is not applied to records")
        }
        for notice in project.formerWords(request.rules) { console.warn(notice) }
        let checker = RecordChecker(
            files, showing: request.rules, active?.configuration, hasRawPositions: records.hasRawPositions)
        let level = request.gate.level(active?.configuration)
        var summary = RecordSummary()
        let stream = RecordStream(
            request.files.named.isEmpty ? [FileToCheck.standardInput] : request.files.named,
            upTo: project.settings(for: FileToCheck.standardInput).limits.bytes, jobs: request.running.jobs.count,
            isUnordered: records.isUnordered)
        try stream.run { line, number in
            let answer = checker.check(line, number: number)
            return (answer.text, (report: answer.report, isError: answer.error != nil))
        } note: { result in
            summary.add(result.report, isError: result.isError, failLevel: level)
        }
        let status = status(of: summary)
        if records.hasSummary { try console.write(summary.text(exitCode: Int(status.rawValue))) }
        return status
    }

    private func status(of summary: RecordSummary) -> ExitStatus {
        if request.gate.exitZero { return .passed }
        if summary.errors > 0 { return .unusable }
        if summary.counts.failures > 0 { return .failed }
        if let most = request.gate.maxWarnings, summary.counts.warningsOfGate > most { return .failed }
        return .passed
    }

    /// Throws for options that are about files, or about reports on files.
    private func refuseConflicts() throws(Failure) {
        let isOtherFormat = request.output.formats.contains { $0 != JSONStreamReporter.name }
        let conflicts = [
            ("--format", isOtherFormat), ("--report", !request.output.reports.isEmpty),
            ("--output", !request.output.outputs.isEmpty), ("--watch", request.running.watch),
            ("--flow", request.files.isFlow), ("--shard", request.files.shard != nil),
            ("--with-audit", !request.files.audits.isEmpty),
            ("--stdin-filename", request.files.stdinFilename != nil),
            ("--include", !request.files.include.isEmpty), ("--exclude", !request.files.exclude.isEmpty),
            ("--use-script-input-files", request.files.useScriptInputFiles),
            ("--fix, --diff and the like", request.fixing.isAny), ("the options for git", request.git != GitRequest()),
            ("--baseline", request.acceptance.baseline != nil),
            ("--write-baseline", request.acceptance.writeBaseline != nil),
            ("--strict-baseline", request.acceptance.strictBaseline), ("--limit", request.display.limit != nil),
            ("--screenshots", request.screenshots != nil),
        ]
        guard let conflict = conflicts.first(where: \.1) else { return }
        throw Failure("--records answers lines of JSON with lines of JSON; leave out \(conflict.0)")
    }
}
