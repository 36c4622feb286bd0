import A11yModel

/// Checkstyle's format, which many tools of continuous integration read. Clean files are listed, without errors.
package enum CheckstyleReporter: Reporter {
    /// After the Java linter that brought the format up.
    package static let name = "checkstyle"

    /// Findings for review are infos: Checkstyle has no other word.
    package static func render(_ run: Run, style: Rendering) -> String {
        xmlText(of: Document(run), named: "checkstyle")
    }

    private struct Document: ReportNode {
        /// The version of Checkstyle whose format this is; linters of all languages write 4.3.
        let version = "4.3"
        let file: [File]
        static let children = ["file"]

        init(_ run: Run) {
            file = run.filesForPrograms.map(File.init)
        }
    }

    private struct File: ReportNode {
        let name: String
        let error: [Entry]
        static let children = ["error"]

        init(_ report: Report) {
            name = visible(report.rootPath)
            error = report.rows(.unicode).map(Entry.init)
        }
    }

    private struct Entry: ReportNode {
        let line: Int
        let column: Int
        let severity: String
        let message: String
        let source: String

        init(_ row: Row) {
            line = row.place.line
            column = row.place.column
            severity = row.kind == .review ? Row.Kind.info.rawValue : row.kind.rawValue
            message = row.statement
            source = "a11ylint.\(row.rule)"
        }
    }
}
