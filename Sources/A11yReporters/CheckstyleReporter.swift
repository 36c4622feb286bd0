import A11yModel

/// Checkstyle's XML, which many continuous integration tools read. Clean files are listed without errors.
package enum CheckstyleReporter: Reporter {
    /// Sorted by path, then in reading order. Reviews are infos: Checkstyle has no word for them.
    package static func render(_ run: Run, style: Rendering) -> String {
        xmlText(
            of: RootElement(file: run.filesForPrograms.map { FileElement(run.withFailure($0)) }), named: "checkstyle")
    }

    private struct RootElement: XMLReportElement {
        /// The version of Checkstyle whose format this is; linters of all languages write 4.3.
        let version = "4.3"
        let file: [FileElement]
        static let children = ["file"]
    }

    private struct FileElement: XMLReportElement {
        let name: String
        let error: [ErrorElement]
        static let children = ["error"]

        init(_ report: Report) {
            name = visible(report.rootPath)
            error = report.findings.inReadingOrder.map { ErrorElement(ReportedFinding($0, in: report)) }
        }
    }

    private struct ErrorElement: XMLReportElement {
        let line: Int
        let column: Int
        let severity: String
        let message: String
        let source: String

        init(_ finding: ReportedFinding) {
            let place = finding.place
            line = place.line
            column = place.column
            severity = finding.kind.severity
            message = finding.markedMessage
            source = "a11ylint.\(finding.rule)"
        }
    }
}
