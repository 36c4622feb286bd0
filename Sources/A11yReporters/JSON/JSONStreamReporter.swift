import A11yModel

/// For programs that read line by line: each finding of the JSON report as an object on a line of its own, then one
/// object with the other entries of the report.
package enum JSONStreamReporter: JoinedReporter {
    /// The usual extension of such files.
    package static let name = "jsonl"

    /// Sorted by path, then in report order.
    package static func render(_ run: Run, style: Rendering) -> String {
        String(decoding: bytes(of: run, style: style), as: UTF8.self)
    }

    /// Empty: the last line says which format it is.
    static func opening(version: String) -> [UInt8] { [] }

    /// Empty: each finding ends its line.
    static let separator: StaticString = ""

    /// A line for each finding.
    static func findings(of report: Report) -> [UInt8] {
        var writer = JSONWriter(.compact)
        let report = report.orderedForPrograms
        var written = WrittenReport(report)
        for finding in report.findings {
            writer.write(finding, in: &written)
            writer.endLine()
        }
        return writer.finishedBytes()
    }

    /// The last line.
    static func closing(of run: Run, hasFindings: Bool) -> [UInt8] {
        var writer = JSONWriter(.compact)
        writer.object { writer in
            JSONReporter.writeFormat(version: run.version, to: &writer)
            JSONReporter.writeResult(of: run, to: &writer)
            JSONReporter.writeInapplicable(of: run, to: &writer)
            JSONReporter.writeSuppressed(of: run, to: &writer)
            JSONReporter.writeFiles(of: run, to: &writer)
        }
        writer.endLine()
        return writer.finishedBytes()
    }
}
