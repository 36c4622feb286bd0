import A11yModel
import A11yPolicy
import A11yReporters

/// Writes the findings of each file to standard output as soon as those of all files before it are written, and keeps
/// no more than their numbers: a run over thousands of files needs the memory of a few.
///
/// Only for a run in which nothing looks at a finding again once its file is checked.
package final class FindingStream: Sendable {
    private let reporter: any StreamedReporter.Type
    private let version: String
    /// What is shown of a report.
    private let shown: @Sendable (Report) -> Report
    /// The lowest level of findings that fails the run.
    private let level: FailLevel
    /// The place of each file in the report.
    private let places: [Int]
    private let progress = Locked(Progress())

    private struct Progress {
        /// The place of the next file to be written.
        var next = 0
        /// Findings of files that are checked before their turn, in pieces, by place.
        var waiting: [Int: [[UInt8]]] = [:]
        /// The places of files that are checked and whose turn has not ended.
        var ended: Set<Int> = []
        var isOpen = false
        var hasFindings = false
        /// Whether somebody reads on, or why nothing more can be written.
        var sending: Result<Bool, Failure> = .success(true)
    }

    /// A stream of the findings in files with these paths for programs.
    package init(
        _ reporter: any StreamedReporter.Type, version: String, over paths: [String], failing level: FailLevel,
        showing shown: @escaping @Sendable (Report) -> Report
    ) {
        self.reporter = reporter
        self.version = version
        self.shown = shown
        self.level = level
        var places = paths.map { _ in 0 }
        for (place, index) in paths.indices.sorted(by: { (paths[$0], $0) < (paths[$1], $1) }).enumerated() {
            places[index] = place
        }
        self.places = places
    }

    /// Whether standard output is one of these files: it would be read while it grows.
    package static func grows(into paths: [String]) -> Bool {
        guard let output = FileIdentity(descriptor: RunContext.current.output) else { return false }
        return paths.contains { FileIdentity($0) == output }
    }

    /// Writes the findings of the file at an index, and gives its report without them.
    package func write(_ report: Report, at index: Int) -> Report {
        var rest = shown(report).orderedForPrograms
        rest.written = rest.counts(failing: level)
        // A file may have more findings than memory has room for as text.
        let findings = rest.findings
        for start in stride(from: 0, to: findings.count, by: FindingStream.blockSize) {
            rest.findings = Array(findings[start..<min(start + FindingStream.blockSize, findings.count)])
            write(reporter.findings(of: rest), at: index)
        }
        end(index)
        rest.findings = []
        if rest.accepted.isEmpty, rest.views?.places.isEmpty ?? true { rest.lines = LineTable([]) }
        return rest
    }

    /// Passes over a file that is not reported.
    package func skip(_ index: Int) { end(index) }

    /// Ends the report. Fails if a part of it could not be written.
    package func end(_ run: Run) throws(Failure) {
        try progress.withLock { progress throws(Failure) in
            open(&progress)
            send(reporter.closing(of: run, hasFindings: progress.hasFindings), &progress)
            _ = try progress.sending.get()
        }
    }

    /// Writes findings of a file if it is its turn, and else keeps them.
    private func write(_ findings: [UInt8], at index: Int) {
        progress.withLock { progress in
            if places[index] == progress.next {
                send(findings: findings, &progress)
            } else {
                progress.waiting[places[index], default: []].append(findings)
            }
        }
    }

    /// Ends the turn of a file.
    private func end(_ index: Int) {
        progress.withLock { progress in
            progress.ended.insert(places[index])
            while progress.ended.remove(progress.next) != nil {
                progress.next += 1
                for findings in progress.waiting.removeValue(forKey: progress.next) ?? [] {
                    send(findings: findings, &progress)
                }
            }
        }
    }

    private func send(findings: [UInt8], _ progress: inout Progress) {
        open(&progress)
        if progress.hasFindings { send(reporter.separator.withUTF8Buffer(Array.init), &progress) }
        progress.hasFindings = true
        send(findings, &progress)
    }

    private func open(_ progress: inout Progress) {
        guard !progress.isOpen else { return }
        progress.isOpen = true
        send(reporter.opening(version: version), &progress)
    }

    private func send(_ bytes: [UInt8], _ progress: inout Progress) {
        guard case .success(true) = progress.sending else { return }
        progress.sending = Result { () throws(Failure) in
            try sendBytes(bytes, to: RunContext.current.output, named: "standard output")
        }
    }

    /// Findings that are turned into text at once; of most files all are.
    private static let blockSize = 100
}
