import A11yModel
import A11yProject
import A11yReporters

/// A check of records: one line of JSON out for each line in, while they come.
struct RecordsCheck {
    let request: CheckRequest
    let console: Console

    /// Checks all records, and decides the exit status as for files.
    func run() throws -> ExitStatus {
        try refuseConflicts()
        let project = try Project(request.project, rules: request.rules, jobs: request.jobs)
        let active = try project.configuration
        let files = FileChecker(
            project: project, root: try request.files.root(active), files: request.files, jobs: 1)
        if active?.baseline != nil, request.baseline.baseline == nil {
            console.warn("a baseline knows the findings of files; it is not applied to records")
        }
        for notice in project.formerWords(request.rules) { console.warn(notice) }
        let checker = RecordChecker(files, showing: request.rules, active?.configuration)
        let level = request.gate.level(active?.configuration)
        var counts = FindingCounts()
        var errors = 0
        let stream = RecordStream(
            request.files.named.isEmpty ? [FileToCheck.standardInput] : request.files.named,
            upTo: project.settings(for: FileToCheck.standardInput).limits.bytes, jobs: request.jobs)
        try stream.run { line, number in
            let answer = checker.check(line, number: number)
            return (answer.text, (report: answer.report, isError: answer.error != nil))
        } note: { result in
            if result.isError { errors += 1 }
            if let report = result.report { counts.add(report.findings, failing: level) }
        }
        // An engine repeats a part that fails; it reads the errors in the answers.
        if level == .never { return .passed }
        if errors > 0 { return .unusable }
        if counts.failures > 0 { return .failed }
        if let most = request.gate.maxWarnings, counts.warningsOfGate > most { return .failed }
        return .passed
    }

    /// Throws for options that are about files, or about reports on files.
    private func refuseConflicts() throws(Failure) {
        let isOtherFormat = request.output.formats.contains { $0 != JSONStreamReporter.name }
        let conflicts = [
            ("--format", isOtherFormat), ("--output", !request.output.outputs.isEmpty),
            ("--flow", request.files.isFlow), ("--shard", request.files.shard != nil),
            ("--with-audit", !request.files.audits.isEmpty),
            ("--stdin-filename", request.files.stdinFilename != nil),
            ("--exclude", !request.files.exclude.isEmpty),
            ("--fix, --diff and the like", request.fixing.isAny), ("the options for git", request.git != GitRequest()),
            ("--baseline", ![nil, ProjectRequest.none].contains(request.baseline.baseline)),
            ("--limit", request.display.limit != nil), ("--screenshots", request.display.screenshots != nil),
        ]
        guard let conflict = conflicts.first(where: \.1) else { return }
        throw Failure("--records answers lines of JSON with lines of JSON; leave out \(conflict.0)")
    }
}
