import A11yModel

/// For programs that read line by line: each finding of the JSON report as an object on a line of its own, then one
/// object with the other entries of the report.
package enum JSONStreamReporter: Reporter {
    /// The usual extension of such files.
    package static let name = "jsonl"

    /// Sorted by path, then in report order.
    package static func render(_ run: Run, style: Rendering) -> String {
        String(decoding: bytes(of: run, style: style), as: UTF8.self)
    }

    /// The same as UTF-8.
    package static func bytes(of run: Run, style: Rendering) -> [UInt8] {
        var writer = JSONWriter(.compact)
        for report in run.filesForPrograms.map(\.orderedForPrograms) {
            for index in report.findings.indices {
                writer.write(report.findings[index], in: report)
                writer.endLine()
            }
        }
        writer.object { writer in
            JSONReporter.writeHeader(of: run, to: &writer)
            JSONReporter.writeInapplicable(of: run, to: &writer)
            JSONReporter.writeSuppressed(of: run, to: &writer)
            JSONReporter.writeFiles(of: run, to: &writer)
        }
        writer.endLine()
        return writer.finishedBytes()
    }
}
