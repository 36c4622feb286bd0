import A11yModel

/// JUnit's XML: a suite per file, a case per finding, and a passing case for a clean file.
///
/// A case fails only if its finding fails the run; any other finding is the output of a passing case.
package enum JUnitReporter: Reporter {
    /// Sorted by path, then in report order; without times, so that equal runs give equal bytes.
    package static func render(_ run: Run, style: Rendering) -> String {
        xmlText(of: SuitesElement(run), named: "testsuites")
    }

    private struct SuitesElement: XMLReportElement {
        let name = "a11ylint"
        let tests: Int
        let failures: Int
        let errors: Int
        let testsuite: [SuiteElement]
        static let children = ["testsuite"]

        init(_ run: Run) {
            testsuite = run.filesForPrograms.map {
                SuiteElement($0, failLevel: run.failLevel, isUnchecked: run.unchecked.contains($0.path))
            }
            errors = testsuite.reduce(0) { $0 + $1.errors }
            tests = testsuite.reduce(0) { $0 + $1.tests }
            failures = testsuite.reduce(0) { $0 + $1.failures }
        }
    }

    private struct SuiteElement: XMLReportElement {
        let name: String
        let tests: Int
        let failures: Int
        let errors: Int
        let skipped = 0
        let testcase: [CaseElement]
        static let children = ["testcase"]

        init(_ report: Report, failLevel: FailLevel, isUnchecked: Bool) {
            let findings = report.findingsForPrograms
            let cases = findings.map { CaseElement($0, failLevel: failLevel) }
            testcase =
                isUnchecked
                ? [CaseElement(unchecked: report)] + cases : cases.isEmpty ? [CaseElement(passing: report)] : cases
            errors = isUnchecked ? 1 : 0
            name = visible(report.rootPath)
            tests = testcase.count
            failures = testcase.count { $0.failure != nil }
        }
    }

    private struct CaseElement: XMLReportElement {
        let classname: String
        let name: String
        let file: String
        let line: Int
        var error: FailureElement?
        var failure: FailureElement?
        var output: String?
        static let children = ["error", "failure", "system-out"]

        enum CodingKeys: String, CodingKey {
            case classname, name, file, line, error, failure
            case output = "system-out"
        }

        init(passing report: Report) { self.init("no findings", of: report) }

        init(unchecked report: Report) {
            self.init("nothing was checked", of: report)
            let reason = visible(report.unchecked?.text ?? "")
            error = FailureElement(type: "unchecked", message: reason, text: reason)
        }

        private init(_ name: String, of report: Report) {
            file = visible(report.rootPath)
            classname = pathWithoutExtension(file)
            self.name = name
            line = 1
        }

        init(_ reported: ReportedFinding, failLevel: FailLevel) {
            let finding = reported.finding
            file = reported.path
            classname = pathWithoutExtension(file)
            name = reported.element.isEmpty ? reported.rule : "\(reported.rule) \(reported.element)"
            line = reported.place.line
            let details = [compactLine(of: reported)] + reported.criteria.map(\.title) + [visible(finding.remedy)]
            let places = finding.repeats.map { occurrence in
                let place = reported.report.lines.place(of: occurrence.range.start)
                return "\(reported.path):\(place.position): \(visible(occurrence.message))"
            }
            let text = (details + places).filter { !$0.isEmpty }.joined(separator: "\n")
            if failLevel.isReached(by: finding) {
                failure = FailureElement(type: reported.kind.rawValue, message: reported.message, text: text)
            } else {
                output = text
            }
        }
    }

    private struct FailureElement: XMLReportElement {
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

/// `App/Main` for `App/Main.storyboard`; a leading dot starts no extension.
private func pathWithoutExtension(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), let before = path[..<dot].last, before != "/" else { return path }
    return path[dot...].contains("/") ? path : String(path[..<dot])
}
