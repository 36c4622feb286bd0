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
        JSONReporter.findings(report).flatMap { $0.bytes(.compact) + "\n".utf8 }
    }

    /// The last line.
    static func closing(of run: Run, hasFindings: Bool) -> [UInt8] {
        let format = JSONReporter.format(version: run.version) + JSONReporter.result(of: run)
        let files = JSONReporter.suppressed(of: run) + JSONReporter.files(of: run)
        return JSON.object(format + JSONReporter.inapplicable(of: run) + files).bytes(.compact) + "\n".utf8
    }
}
