import A11yModel

/// JUnit's format: a suite for each file, a case for each finding, and a passing case for a clean file.
///
/// A finding fails its case only where it fails the run; any other is written as the output of a passing case.
package enum JUnitReporter: Reporter {
    /// After the Java test framework that brought the format up.
    package static let name = "junit"

    /// Sorted by path, place, rule; without times, so that equal runs give equal bytes.
    package static func render(_ run: Run, style: Rendering) -> String {
        xmlText(of: Document(run), named: "testsuites")
    }

    private struct Document: ReportNode {
        let name = "a11ylint"
        let tests: Int
        let failures: Int
        let errors = 0
        let testsuite: [Suite]
        static let children = ["testsuite"]

        init(_ run: Run) {
            testsuite = run.filesForPrograms.map { Suite($0, failLevel: run.failLevel) }
            tests = testsuite.reduce(0) { $0 + $1.tests }
            failures = testsuite.reduce(0) { $0 + $1.failures }
        }
    }

    private struct Suite: ReportNode {
        let name: String
        let tests: Int
        let failures: Int
        let errors = 0
        let skipped = 0
        let testcase: [Case]
        static let children = ["testcase"]

        init(_ report: Report, failLevel: FailLevel) {
            let findings = report.findings.sorted { ($0.range, $0.rule) < ($1.range, $1.rule) }
            testcase =
                findings.isEmpty
                ? [Case(passing: report)]
                : findings.map { Case($0, in: report, failLevel: failLevel) }
            name = visible(report.rootPath)
            tests = testcase.count
            failures = testcase.count { $0.failure != nil }
        }
    }

    private struct Case: ReportNode {
        let classname: String
        let name: String
        let file: String
        let line: Int
        var failure: Failure?
        var output: String?
        static let children = ["failure", "system-out"]

        enum CodingKeys: String, CodingKey {
            case classname, name, file, line, failure
            case output = "system-out"
        }

        init(passing report: Report) {
            classname = pathWithoutExtension(visible(report.rootPath))
            name = "no findings"
            file = visible(report.rootPath)
            line = 1
        }

        init(_ finding: Finding, in report: Report, failLevel: FailLevel) {
            let row = Row(finding, in: report, glyphs: .unicode, path: \.rootPath)
            classname = pathWithoutExtension(row.path)
            name = row.element.isEmpty ? row.rule : "\(row.rule) \(row.element)"
            file = row.path
            line = row.place.line
            let details = [compactLine(of: row)] + row.criteria.map(\.title) + [visible(finding.remedy)]
            let places = finding.repeats.map { occurrence in
                let place = report.lines.place(of: occurrence.range.start)
                return "\(row.path):\(place.line):\(place.column): \(visible(occurrence.message))"
            }
            let text = (details + places).filter { !$0.isEmpty }.joined(separator: "\n")
            if failLevel.isReached(by: finding) {
                failure = Failure(type: row.kind.rawValue, message: row.message, text: text)
            } else {
                output = text
            }
        }
    }

    private struct Failure: ReportNode {
        let type: String
        let message: String
        let text: String
        static let children = [""]

        enum CodingKeys: String, CodingKey {
            case type, message
            case text = ""
        }
    }
}

/// `App/Main` for `App/Main.storyboard`; a name that starts with a dot has no extension.
private func pathWithoutExtension(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), let before = path[..<dot].last, before != "/" else { return path }
    return path[dot...].contains("/") ? path : String(path[..<dot])
}
