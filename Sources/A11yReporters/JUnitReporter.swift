import A11yModel

/// JUnit's XML: a suite per file, a case per finding, and a passing case for a clean file.
///
/// A case fails only if its finding fails the run; any other finding is the output of a passing case.
package enum JUnitReporter: Reporter {
    /// After the Java test framework whose format it is.
    package static let name = "junit"

    /// Sorted by path, then in report order; without times, so that equal runs give equal bytes.
    package static func render(_ run: Run, style: Rendering) -> String {
        let suites = run.filesForPrograms.map { Suite($0, of: run) }
        func sum(_ number: (Suite) -> Int) -> String { String(suites.reduce(0) { $0 + number($1) }) }
        return tag(
            "testsuites",
            ["name": "a11ylint", "tests": sum(\.cases.count), "failures": sum(\.failures), "errors": sum(\.errors)],
            suites.map(\.markup)
        ).document
    }

    private struct Suite {
        let path: String
        var errors = 0
        var failures = 0
        var cases: [Markup] = []

        init(_ report: Report, of run: Run) {
            path = visible(report.rootPath)
            if run.unchecked.contains(report.path) {
                errors = 1
                let reason = report.unchecked?.text ?? ""
                add("nothing was checked", [tag("error", ["type": "unchecked", "message": reason], reason)])
            }
            for reported in report.findingsForPrograms {
                let name = reported.element.isEmpty ? reported.rule : "\(reported.rule) \(reported.element)"
                let text = [Markup.lines(JUnitReporter.details(of: reported))]
                guard run.failLevel.isReached(by: reported.finding) else {
                    add(name, line: reported.place.line, [tag("system-out", [:], text)])
                    continue
                }
                failures += 1
                let failure = tag("failure", ["type": reported.kind.rawValue, "message": reported.message], text)
                add(name, line: reported.place.line, [failure])
            }
            if cases.isEmpty { add("no findings") }
        }

        private mutating func add(_ name: String, line: Int = 1, _ children: [Markup] = []) {
            cases.append(
                tag(
                    "testcase",
                    ["classname": pathWithoutExtension(path), "name": name, "file": path, "line": String(line)],
                    children))
        }

        var markup: Markup {
            tag(
                "testsuite",
                [
                    "name": path, "tests": String(cases.count), "failures": String(failures), "errors": String(errors),
                    "skipped": "0",
                ], cases)
        }
    }

    private static func details(of reported: ReportedFinding) -> String {
        let details = [compactLine(of: reported)] + reported.criteria.map(\.title) + [visible(reported.finding.remedy)]
        let places = reported.finding.repeats.map { occurrence in
            let place = reported.report.lines.place(of: occurrence.range.start)
            return "\(reported.path):\(place.position): \(visible(occurrence.message))"
        }
        return (details + places).filter { !$0.isEmpty }.joined(separator: "\n")
    }
}

/// `App/Main` for `App/Main.storyboard`; a leading dot starts no extension.
private func pathWithoutExtension(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), let before = path[..<dot].last, before != "/" else { return path }
    return path[dot...].contains("/") ? path : String(path[..<dot])
}
