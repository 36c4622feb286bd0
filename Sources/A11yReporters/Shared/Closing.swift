import A11yModel

/// The sentences after the findings: what was found, how the run ends and why, and what to do next.
struct Closing {
    let run: Run
    let summary: Summary

    init(_ run: Run) {
        self.run = run
        summary = Summary(of: run)
    }

    /// The same with what is suppressed: `3 errors in 1 file (…) · 1 suppressed with a reason`.
    func count(_ glyphs: Rendering.Glyphs) -> String {
        ["\(found) in \(counted(summary.files, "file")) (\(extent))", suppressed].compactMap { $0 }.joined(
            separator: separator(glyphs))
    }

    /// What is suppressed: `2 suppressed with a reason, 1 without`; nil if nothing is.
    var suppressed: String? {
        let explained = summary.suppressed - summary.unexplained
        switch (explained, summary.unexplained) {
        case (0, 0): return nil
        case (_, 0): return "\(explained) suppressed with a reason"
        case (0, let count): return "\(count) suppressed without a reason"
        case (_, let count): return "\(explained) suppressed with a reason, \(count) without"
        }
    }

    /// What code supplies that may not always run: `27 findings dropped for code that may not always run`; nil if
    /// nothing.
    var supplied: String? {
        summary.supplied == 0
            ? nil
            : "\(counted(summary.supplied, "finding")) dropped for code that may not always run (--verbose lists them)"
    }

    /// The comments that suppress findings until Xcode saves the file; nil without any.
    var lostComments: String? {
        let documents = run.reports.filter { [".storyboard", ".xib"].contains(where: $0.path.lowercased().hasSuffix) }
        let count = documents.reduce(0) { count, report in
            let comments = report.accepted.compactMap(\.acceptance).filter { $0.means == .comment }
            return count + Set(comments.map(\.range)).count
        }
        let what =
            "\(counted(count, "comment")) in storyboards or xibs \(count == 1 ? "suppresses" : "suppress") findings"
        return count == 0
            ? nil : "\(what) until Xcode saves the file: write the same into Notes of the Identity inspector"
    }

    /// The findings that were dropped for such code, one line each.
    var suppliedFindings: [String] {
        run.reports.flatMap { report in
            report.accepted.filter { $0.acceptance?.means == .code }.map { finding in
                let place = report.lines.place(of: finding.range.start)
                let element = finding.element.map { " \(visible($0.type))" } ?? ""
                return "Dropped: \(visible(report.path)):\(place.line): \(visible(finding.rule))\(element), "
                    + visible(finding.acceptance?.reason ?? "")
            }
        }
    }

    /// How much of the SwiftUI views was read: `214 of 376 views were read wholly, 131 in part`; nil without views.
    var viewsRead: String? {
        let all = run.reports.compactMap(\.views).filter { $0.count > 0 }
        guard !all.isEmpty else { return nil }
        let (whole, partial) = (all.reduce(0) { $0 + $1.whole }, all.reduce(0) { $0 + $1.partial })
        let total = all.reduce(0) { $0 + $1.count }
        if whole == total { return "\(counted(total, "view")) of SwiftUI read wholly" }
        let places = all.flatMap(\.places)
        let often = Dictionary(places.map { ($0.words, 1) }, uniquingKeysWith: +).sorted {
            ($1.value, $0.key) < ($0.value, $1.key)
        }
        let stops = often.prefix(3).map { "\(visible($0.key)) (\($0.value))" }.joined(separator: ", ")
        let read = "\(whole) of \(counted(total, "view")) of SwiftUI read wholly, \(partial) in part"
        let more = often.count > 3 ? ", …" : ""
        return stops.isEmpty ? read : "\(read); not read: \(stops)\(more) (--verbose lists all)"
    }

    /// The places at which reading the views of SwiftUI stopped, one line each.
    var unreadViews: [String] {
        run.reports.flatMap { report in
            (report.views?.places ?? []).map { unread in
                let place = report.lines.place(of: unread.range.start)
                return "Not read: \(visible(report.path)):\(place.line):\(place.column): \(visible(unread.words))"
            }
        }
    }

    /// What was found: `3 errors, 1 to review`, followed by what the baseline accepts.
    var found: String {
        let counts = summary.counts
        let found = countWords([counts.errors, counts.warnings, counts.infos, counts.reviews])
        if summary.baselined == 0 { return found.isEmpty ? "No findings" : found }
        return "\(found.isEmpty ? "No new findings" : found), \(summary.baselined) baselined"
    }

    /// A warning about a run without a single element, which must not look like a success; nil for any other.
    var emptiness: String? {
        guard summary.tally.elements == 0 else { return nil }
        switch summary.files {
        case 0: return "Nothing was checked: no file was found."
        case 1: return "Nothing was checked: no element could be read in 1 file."
        default: return "Nothing was checked: no element could be read in \(summary.files) files."
        }
    }

    /// The reason for the exit code, to follow `Exit 1`.
    var reason: String {
        if let reason = run.exitReason { return ": \(visible(reason))" }
        let level = "at or above \"\(run.failLevel.rawValue)\""
        if summary.counts.failures == 0 {
            return run.failLevel == .never ? ": no finding fails this run" : ": nothing \(level)"
        }
        let failures = counted(summary.counts.failures, "finding")
        if run.exitCode != 0 { return ": \(failures) \(level)" }
        return summary.counts.failures == 1
            ? ", although \(failures) is \(level)" : ", although \(failures) are \(level)"
    }

    /// How the run ends and why. A first look says how the next check will end; nil where nothing fails that.
    func ending(_ style: Rendering) -> String? {
        if !style.isFirstLook { return "Exit \(run.exitCode)\(reason)." }
        let verb = run.exitCode == 0 ? "passes" : "fails"
        return run.failLevel == .never ? nil : "The next a11ylint check \(verb)\(reason)."
    }

    /// The command that explains the rule of the worst finding, the first of those; nil without findings.
    var hint: String? {
        let worst = run.reports.flatMap(\.findings).max { $0.urgency < $1.urgency }
        return worst.map { "Help on a rule: a11ylint explain \(visible($0.rule))" }
    }

    /// The rules that did not apply to some files, and why: one line each, sorted.
    var inapplicableRules: [String] {
        var files: [String: Int] = [:]
        for report in run.reports {
            for (rule, reason) in report.inapplicable {
                files["Not judged: \(visible(rule)), \(visible(reason))", default: 0] += 1
            }
        }
        return files.sorted { $0.key < $1.key }.map { "\($0.key) (\(counted($0.value, "file")))" }
    }

    /// The findings counted by rule; empty unless the rendering has statistics.
    func statistics(_ style: Rendering) -> String {
        style.hasStatistics ? ruleCounts(style, most: Closing.mostCounts) : ""
    }

    /// The findings of the rules with the most, and how many other rules there are.
    func ruleCounts(_ style: Rendering, most: Int) -> String {
        let counts = FindingCount.byRule(run)
        let rest = counts.count - most
        let more = rest > 0 ? "and \(counted(rest, "more rule")): --format \(SummaryReporter.name)\n" : ""
        return countTable("Rule", Array(counts.prefix(most)), style: style) + more
    }

    /// The most rules that are counted below the findings (ours): with its frame the table has 15 lines.
    private static let mostCounts = 10

    /// What the program can fix; nil if that is nothing.
    var fixable: String? {
        guard summary.counts.fixable + summary.counts.fixableUnsafely > 0 else { return nil }
        let unsafe = summary.counts.fixableUnsafely
        let more =
            unsafe == 0
            ? "" : ", \(unsafe)\(summary.counts.fixable == 0 ? "" : " more") with --unsafe-fixes (review what changes)"
        return "\(summary.counts.fixable) fixable with --fix\(more)"
    }

    /// How many findings the limit hides; nil if it hides none.
    func omission(_ limit: Int?) -> String? {
        guard let limit, summary.findings > limit else { return nil }
        return "\(counted(summary.findings - limit, "more finding")) not shown: \(limit) is the limit."
    }

    /// All lines below the findings, painted and wrapped to the rendering's width. Tips share the line of the hint if
    /// there is room.
    func rendered(_ style: Rendering, tips: [String] = []) -> String {
        let status = "Exit \(run.exitCode)"
        let painted = (run.exitCode == 0 ? Ink.success : .failure).paint(status, style.color)
        let statistics = statistics(style)
        return (statistics.isEmpty ? "" : statistics + "\n")
            + sentences(style, tips: tips).flatMap { wrapped($0, to: style.width, keepingPaths: true) }
            .map { ($0.hasPrefix(status) ? painted + $0.dropFirst(status.count) : $0) + "\n" }.joined()
    }

    private func sentences(_ style: Rendering, tips: [String]) -> [String] {
        let isClean = summary.findings == 0
        var lines: [String] = []
        if !style.isFirstLook, let omission = omission(style.limit) { lines.append(omission) }
        if style.detail == .everything { lines += inapplicableRules + suppliedFindings + unreadViews }
        if let emptiness { lines.append(emptiness) }
        if style.detail == .findings { return lines }
        if let repairs = run.repairs, repairs.findings > 0 { lines.append(repairs.sentence) }
        if !isClean { lines.append(count(style.glyphs)) }
        lines += [supplied, lostComments].compactMap(\.self)
        if let viewsRead { lines.append(viewsRead) }
        if let fixable { lines.append(fixable) }
        if isClean, emptiness == nil { lines.append(count(style.glyphs) + ".") }
        if let ending = ending(style), !isClean || run.exitCode != 0 { lines.append(ending) }
        // `init` prints the next steps itself.
        if let hint, !style.isFirstLook {
            // A line each rather than a wrapped one: the command is there to be copied.
            let advice = (tips + [hint]).filter { !$0.isEmpty }
            let line = advice.joined(separator: " ")
            lines += cells(line) <= style.width && advice.count <= 2 ? [line] : advice
        }
        return lines
    }

    private var extent: String {
        [
            counted(summary.tally.screens, "screen"), counted(summary.tally.elements, "element"),
            counted(summary.tally.stops, "stop"), counted(summary.rules, "rule"),
        ].joined(separator: ", ")
    }
}
