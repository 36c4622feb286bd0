import A11yModel

/// For programs that read line by line: each finding of the JSON report as an object on a line of its own, then one
/// object with the other entries of the report.
package enum JSONStreamReporter: Reporter {
    /// The usual extension of such files.
    package static let name = "jsonl"

    /// Sorted by path, then in report order.
    package static func render(_ run: Run, style: Rendering) -> String {
        var writer = JSONWriter(.compact)
        for finding in run.findingsForPrograms {
            writer.write(finding)
            writer.endLine()
        }
        writer.object { writer in
            JSONReporter.writeHeader(of: run, to: &writer)
            JSONReporter.writeInapplicable(of: run, to: &writer)
            JSONReporter.writeSuppressed(of: run, to: &writer)
            JSONReporter.writeFiles(of: run, to: &writer)
        }
        writer.endLine()
        return writer.finish()
    }
}
