import A11yModel

/// Checkstyle's XML, which many continuous integration tools read. Clean files are listed without errors.
package enum CheckstyleReporter: Reporter {
    /// After the Java linter whose format it is.
    package static let name = "checkstyle"

    /// Sorted by path, then in reading order. Reviews are infos: Checkstyle has no word for them.
    package static func render(_ run: Run, style: Rendering) -> String {
        let files = run.filesForPrograms.map(run.withFailure).map { report in
            tag("file", ["name": report.rootPath], report.findings.inReadingOrder.map { error($0, in: report) })
        }
        // The version of Checkstyle whose format this is; linters of all languages write 4.3.
        return tag("checkstyle", ["version": "4.3"], files).document
    }

    private static func error(_ finding: Finding, in report: Report) -> Markup {
        let finding = ReportedFinding(finding, in: report)
        return tag(
            "error",
            [
                "line": String(finding.place.line), "column": String(finding.place.column),
                "severity": (finding.kind == .review ? .info : finding.kind).rawValue,
                "message": finding.markedMessage, "source": "a11ylint.\(finding.rule)",
            ])
    }
}
