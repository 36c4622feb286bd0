import A11yModel

/// For programs that read line by line: each finding of the JSON report as an object on a line of its own, then one
/// object with the other entries of the report.
package enum JSONStreamReporter: Reporter {
    /// The usual extension of such files.
    package static let name = "jsonl"

    /// Sorted by path, then in report order. The last line says which format it is.
    package static func render(_ run: Run, style: Rendering) -> String {
        let findings = run.filesForPrograms.flatMap { JSONReporter.findings($0).map { $0.rendered(.compact) + "\n" } }
        let format = JSONReporter.format(version: run.version) + JSONReporter.result(of: run)
        let files = JSONReporter.suppressed(of: run) + JSONReporter.files(of: run)
        let last = JSON.object(format + JSONReporter.inapplicable(of: run) + files)
        return findings.joined() + last.rendered(.compact) + "\n"
    }
}
