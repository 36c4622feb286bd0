import A11yModel

/// For people: a table for each file with findings, then the reviews of one cause, then the summary. The default
/// format.
///
/// A few findings of one file stand in a frame, or in a list where a terminal is too narrow for it. More are rows
/// without lines between them, and the files that fail the run come last, next to the prompt. More than fit on the
/// screen of a terminal are counted there by rule, and the first of a few rules that fail the run are shown. The plain
/// layout prints one line per finding.
package enum TableReporter: Reporter {
    /// It is.
    package static let isForPeople = true

    /// Sorted by path, then in reading order.
    package static func render(_ run: Run, style: Rendering) -> String {
        style.layout == .plain ? plain(run, style: style) : framed(run, style: style)
    }

    private static func framed(_ run: Run, style: Rendering) -> String {
        let closing = Closing(run)
        let beginning = beginning(of: run, closing, style)
        if style.isBrief, style.limit == nil, closing.summary.findings > mostAtOnce {
            let rest =
                "All \(closing.summary.findings) findings: --all. In a browser: --format html --output report.html."
            return overview(of: run, closing, style) + closing.rendered(style, tips: [rest, beginning])
        }
        if style.isFirstLook { return firstLook(at: run, style) + closing.rendered(style) }
        let reports = run.showing(style.limit)
        let (groups, others) = ReviewGroup.groups(of: reports.flatMap { $0.findingsForPeople(in: run, style) })
        let files = byFile(others, reports)
        let isRoomy = groups.isEmpty && files.count == 1 && others.count <= mostInFrame
        var text = ""
        let reviews = list(of: groups, style: style)
        if isRoomy, let (report, findings) = files.first {
            text += heading(of: report, in: run, style: style) + "\n"
            text += frame(of: findings, style: style) + "\n"
        } else {
            // What fails the run stands next to the prompt.
            text += reviews + rows(of: files, in: run, style: style)
        }
        let excerpts = excerptTip(for: isRoomy ? [] : files.map(\.report), in: run, style)
        return text + closing.rendered(style, tips: [excerpts, beginning])
    }

    private static func byFile(
        _ findings: [ReportedFinding], _ reports: [Report]
    ) -> [(report: Report, findings: [ReportedFinding])] {
        let byPath = Dictionary(grouping: findings) { $0.report.path }
        return reports.compactMap { report in byPath[report.path].map { (report: report, findings: $0) } }
    }

    /// What there is, where there is too much to show: the largest counts by rule, and as many of the first failures as
    /// leave room for what follows.
    private static func overview(of run: Run, _ closing: Closing, _ style: Rendering) -> String {
        let counts = style.hasStatistics ? "" : closing.ruleCounts(style, most: mostRules) + "\n"
        return counts
            + rows(upTo: mostFailures, lines: mostFailureLines, in: run, style) { firstFailures(of: run, $0, style) }
    }

    /// As many of the worst findings as leave room for what follows.
    private static func firstLook(at run: Run, _ style: Rendering) -> String {
        rows(upTo: style.limit ?? mostFailures, lines: mostFirstLines, in: run, style) { most in
            run.showing(most).flatMap { $0.findingsForPeople(in: run, style) }
        }
    }

    /// The rows of as many findings as take no more than these lines, and of one at least.
    private static func rows(
        upTo most: Int, lines: Int, in run: Run, _ style: Rendering, of findings: (Int) -> [ReportedFinding]
    ) -> String {
        var text = ""
        for most in (1...most).reversed() {
            text = rows(of: byFile(findings(most), run.reports), in: run, style: style)
            if text.count(where: \.isNewline) <= lines { break }
        }
        return text
    }

    /// A few findings in a frame, or in a list if the terminal is too narrow.
    private static func frame(of findings: [ReportedFinding], style: Rendering) -> String {
        if style.width < narrowest { return stackedList(of: findings, style: style) }
        let widths = ColumnWidths(for: findings, width: style.width, glyphs: style.glyphs)
        return findingsTable(of: findings, widths: widths, style: style)
    }

    /// The findings of many files as rows, those of the files that fail the run last.
    private static func rows(
        of files: [(report: Report, findings: [ReportedFinding])], in run: Run, style: Rendering
    ) -> String {
        let folds = style.detail != .everything
        let rows = files.map { file in
            (report: file.report, rows: FindingRow.rows(of: file.findings, folded: folds))
        }
        let columns = RowColumns(for: rows.flatMap(\.rows), width: style.width, glyphs: style.glyphs)
        func fails(_ report: Report) -> Bool { report.findings.contains(where: run.failLevel.isReached) }
        var ordered = rows.filter { !fails($0.report) } + rows.filter { fails($0.report) }
        for file in ordered.indices {
            guard let row = ordered[file].rows.firstIndex(where: { $0.first.finding.fixing == .unsafe }) else {
                continue
            }
            ordered[file].rows[row].explainsFix = true
            break
        }
        return ordered.map { report, rows in
            countedHeading(of: report, in: run, style: style) + "\n"
                + rowTable(of: rows, columns: columns, style: style) + "\n"
        }.joined()
    }

    /// The first finding of each rule that fails the run, of the rules that do so most often.
    private static func firstFailures(of run: Run, _ most: Int, _ style: Rendering) -> [ReportedFinding] {
        let failures = run.reports.flatMap { $0.findingsForPeople(in: run, style) }.filter {
            run.failLevel.isReached(by: $0.finding)
        }
        let counts = Dictionary(failures.map { ($0.rule, 1) }, uniquingKeysWith: +)
        var open = Set(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(most).map(\.key))
        return failures.filter { open.remove($0.rule) != nil }
    }

    /// How to see the sources of the findings: those of the file with the most that fail the run, or else with the
    /// most. A line that would have to be wrapped names no file: commands are copied.
    private static func excerptTip(for reports: [Report], in run: Run, _ style: Rendering) -> String {
        func weight(_ report: Report) -> (Int, Int) {
            (report.findings.count(where: run.failLevel.isReached), report.findings.count)
        }
        let worst = reports.max { weight($0) < weight($1) }
        let command = worst.map { "a11ylint check --format \(FrameReporter.name) \(visible($0.path))" }
        let tips =
            ["Source excerpts: --format \(FrameReporter.name)."] + (command.map { ["Source excerpts: \($0)"] } ?? [])
        return tips.last { cells($0) <= style.width } ?? tips[0]
    }

    /// How to begin, on a terminal without a configuration; empty for a project that has one.
    private static func beginning(of run: Run, _ closing: Closing, _ style: Rendering) -> String {
        let isLarge = closing.summary.findings > manyAtFirst
        if run.configuration == nil, style.isBrief {
            return "New here? a11ylint init" + (isLarge ? " --baseline" : "")
        }
        return isLarge && !run.hasBaseline ? "To see only what is new: a11ylint baseline" : ""
    }

    /// The file, its screen or the number of its screens, and the number of its elements. The path is never broken, so
    /// that it can be copied.
    private static func heading(of report: Report, in run: Run, style: Rendering) -> String {
        let names = Set(report.findings.map(\.screen)).subtracting([""])
        var details: [String] = []
        if report.tally.screens == 1, let name = names.first {
            details.append("screen \"\(visible(name))\"")
        } else if report.tally.screens > 0 {
            details.append(counted(report.tally.screens, "screen"))
        }
        if report.tally.elements > 0 { details.append(counted(report.tally.elements, "element")) }
        return heading(of: report, details, in: run, style: style)
    }

    /// The file, the number of its screens if there are several, and its findings by kind.
    private static func countedHeading(of report: Report, in run: Run, style: Rendering) -> String {
        let screens = report.tally.screens > 1 ? [counted(report.tally.screens, "screen")] : []
        let details = screens + [countWords(report.countsByKind)].filter { !$0.isEmpty }
        return heading(of: report, details, in: run, style: style)
    }

    private static func heading(
        of report: Report, _ details: [String], in run: Run, style: Rendering
    ) -> String {
        let path = visible(report.path)
        let lines =
            cells(path) < style.width
            ? detailLines(of: [path] + details, glyphs: style.glyphs, width: style.width)
            : [path] + detailLines(of: details, glyphs: style.glyphs, width: style.width)
        let link = linked(Ink.heading.paint(path, style.color), to: run.address(of: report), style)
        return link + lines.joined(separator: "\n").dropFirst(path.count)
    }

    /// The reviews of one cause, an entry each; empty without any.
    private static func list(of groups: [ReviewGroup], style: Rendering) -> String {
        if groups.isEmpty { return "" }
        let indent = spaces(4)
        let width = max(style.width - cells(indent), leastMessage)
        var text = Ink.heading.paint("To review, by cause", style.color) + "\n"
        for group in groups {
            let title = "\(counted(group.findings.count, "finding")): \(group.cause)"
            let lines = wrapped(title, to: style.width - 2, keepingPaths: true)
            text += lines.map { "  " + Ink.review.paint($0, style.color) + "\n" }.joined()
            guard let first = group.findings.first else { continue }
            let message = group.rules.count == 1 ? ": " + visible(first.finding.message, style.glyphs) : ""
            text += wrapped(group.ruleNames + message, to: width, keepingPaths: true).map { indent + $0 + "\n" }
                .joined()
            let places = group.places(brief: style.isBrief && style.detail != .everything).flatMap {
                wrapped($0, to: width, keepingPaths: true)
            }
            text += places.map { indent + Ink.faint.paint($0, style.color) + "\n" }.joined()
        }
        return text + "\n"
    }

    private static func plain(_ run: Run, style: Rendering) -> String {
        let closing = Closing(run)
        var words = style
        words.glyphs = .ascii
        var lines = run.showing(style.limit).flatMap { $0.findingsForPeople(in: run, words) }.map(plainLine)
        if let omission = closing.omission(style.limit) { lines.append(omission) }
        lines += closing.statistics(style).split(separator: "\n").map(String.init)
        if style.detail == .everything { lines += closing.inapplicableRules }
        if let emptiness = closing.emptiness { lines.append(emptiness) }
        if style.detail != .findings {
            if let repairs = run.repairs, repairs.findings > 0 { lines.append(repairs.sentence) }
            if let fixable = closing.fixable { lines.append(fixable + ".") }
            let count = closing.emptiness != nil && closing.summary.findings == 0 ? nil : closing.count(.ascii) + "."
            lines.append([count, closing.ending(style)].compactMap(\.self).joined(separator: " "))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// A finding on a line of its own, for listening: without symbols, frames and colour.
    private static func plainLine(of finding: ReportedFinding) -> String {
        let element = finding.element.isEmpty ? [] : ["element \(finding.element)"]
        let details =
            element + finding.screenNote + finding.criteria.map(\.title) + ["fix \(finding.finding.fixing.title)"]
        return compactLine(of: finding) + " (\(details.joined(separator: "; ")))"
    }

    /// The findings of a file for a narrow terminal: the message beside place and severity, the details below it.
    private static func stackedList(of findings: [ReportedFinding], style: Rendering) -> String {
        let places = findings.map { cells($0.position) }.max() ?? 0
        let indent = 2 + places + 2 + labelWidth + 2
        let width = max(style.width - indent, leastMessage)
        var list = ""
        for finding in findings {
            let position = finding.position
            let painted = finding.ink(.strong).paint(position, style.color)
            let place = linked(painted, to: finding.address, style) + spaces(places - cells(position))
            let label = finding.kind.label(style.glyphs)
            let severity = finding.ink(finding.kind.ink).paint(label, style.color) + spaces(labelWidth - cells(label))
            let element = finding.element.isEmpty ? [] : [finding.element]
            let details =
                [finding.acceptance, finding.rule].compactMap { $0 } + element + finding.screenNote
                + finding.criteria.map(\.title) + ["fix: \(finding.finding.fixing.title)"]
            let words = [finding.message] + (finding.arrowedAdvice.isEmpty ? [] : [finding.arrowedAdvice])
            let lines =
                words.flatMap { wrapped($0, to: width, keepingPaths: true) }.map {
                    finding.acceptanceInk?.paint($0, style.color) ?? $0
                }
                + detailLines(of: details, glyphs: style.glyphs, width: width).map { Ink.faint.paint($0, style.color) }
            for (index, line) in lines.enumerated() {
                list += index == 0 ? "  \(place)  \(severity)  \(line)\n" : spaces(indent) + line + "\n"
            }
        }
        return list
    }

    /// The most findings that stand in a frame (ours): those that fit on a screen.
    private static let mostInFrame = 8
    /// The most findings that a terminal gets at once (ours): those that somebody scrolls through.
    private static let mostAtOnce = 40
    /// The most rules and findings of an overview (ours): with what follows they fit on 40 lines.
    private static let mostRules = 6
    private static let mostFailures = 3
    private static let mostFailureLines = 16
    /// The most lines of the findings of a first look (ours): with what comes before and after they fit on 40.
    private static let mostFirstLines = 22
    /// Findings from which a project begins with a baseline (ours).
    private static let manyAtFirst = 50
    /// The width of the narrowest readable table, in cells.
    private static let narrowest = 80
    /// The width of the longest label, `▲ warning`, in cells.
    private static let labelWidth = 9
    /// The narrowest column of messages in a list, in cells, even if the terminal is narrower.
    private static let leastMessage = 12
}
