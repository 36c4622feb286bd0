import A11yModel

/// The sentences after the findings: what was found in how much, how the run ends and why, and what to do next.
struct Closing {
    let run: Run
    let summary: Summary

    init(_ run: Run) {
        self.run = run
        summary = Summary(of: run)
    }

    /// What was found in how much: `3 errors, 1 to review in 1 file (1 screen, 5 elements, 4 stops, 54 rules)`.
    var count: String { "\(found) in \(counted(summary.files, "file")) (\(extent))" }

    /// The same with what was accepted: `3 errors in 1 file (…) · 1 suppressed with a reason`.
    func count(_ glyphs: Rendering.Glyphs) -> String {
        let separator = glyphs == .unicode ? " · " : " - "
        return [count, suppressed].compactMap { $0 }.joined(separator: separator)
    }

    /// What was accepted: `2 suppressed with a reason, 1 without`; nil where nothing was.
    var suppressed: String? {
        let explained = summary.suppressed - summary.unexplained
        switch (explained, summary.unexplained) {
        case (0, 0): return nil
        case (_, 0): return "\(explained) suppressed with a reason"
        case (0, let count): return "\(count) suppressed without a reason"
        case (_, let count): return "\(explained) suppressed with a reason, \(count) without"
        }
    }

    /// What was found: `3 errors, 1 to review`.
    var found: String {
        let counts = [
            summary.errors > 0 ? counted(summary.errors, "error") : nil,
            summary.warnings > 0 ? counted(summary.warnings, "warning") : nil,
            summary.infos > 0 ? counted(summary.infos, "info") : nil,
            summary.reviews > 0 ? "\(summary.reviews) to review" : nil,
        ]
        let found = counts.compactMap { $0 }
        // Where nothing but what is known was found, that is to be seen.
        if summary.baselined == 0 { return found.isEmpty ? "No findings" : found.joined(separator: ", ") }
        return ((found.isEmpty ? ["No new findings"] : found) + ["\(summary.baselined) baselined"]).joined(
            separator: ", ")
    }

    /// A warning for runs without a single element, which must not pass for success; nil where something was checked.
    var emptiness: String? {
        guard summary.tally.elements == 0 else { return nil }
        switch summary.files {
        case 0: return "Nothing was checked: no file was found."
        case 1: return "Nothing was checked: no element could be read in 1 file."
        default: return "Nothing was checked: no element could be read in \(summary.files) files."
        }
    }

    /// Why the program ends as it does, after the words `Exit N`.
    var reason: String {
        if let reason = run.exitReason { return ": \(visible(reason))" }
        let level = "at or above \"\(run.failLevel.rawValue)\""
        if summary.failures == 0 {
            return run.failLevel == .never ? ": no finding fails this run" : ": nothing \(level)"
        }
        let failures = counted(summary.failures, "finding")
        if run.exitCode != 0 { return ": \(failures) \(level)" }
        return summary.failures == 1 ? ", although \(failures) is \(level)" : ", although \(failures) are \(level)"
    }

    /// How to learn more: about the rule of the worst finding, the first of them.
    var hint: String? {
        let findings = run.reports.flatMap(\.findings)
        let worst = findings.max { ($0.confidence != .review, $0.severity) < ($1.confidence != .review, $1.severity) }
        return worst.map { "Help on a rule: a11ylint explain \(visible($0.rule))" }
    }

    /// Which rules could not judge how many files, and why: one line each, sorted.
    var unjudged: [String] {
        var files: [String: Int] = [:]
        for report in run.reports {
            for (rule, reason) in report.inapplicable {
                files["Not judged: \(visible(rule)), \(visible(reason))", default: 0] += 1
            }
        }
        return files.sorted { $0.key < $1.key }.map { "\($0.key) (\(counted($0.value, "file")))" }
    }

    /// The findings counted by rule, where that was asked for.
    func statistics(_ style: Rendering) -> String {
        style.hasStatistics ? countTable("Rule", Count.byRule(run), style: style) : ""
    }

    /// What the program can repair; nil where that is nothing.
    var fixable: String? {
        guard summary.fixable + summary.fixableUnsafely > 0 else { return nil }
        let unsafe = summary.fixableUnsafely
        let more = unsafe == 0 ? "" : ", \(unsafe)\(summary.fixable == 0 ? "" : " more") with --unsafe-fixes"
        return "\(summary.fixable) fixable with --fix\(more)"
    }

    /// How many findings are not shown; nil where all are.
    func omission(_ limit: Int?) -> String? {
        guard let limit, summary.findings > limit else { return nil }
        return "\(counted(summary.findings - limit, "more finding")) not shown: \(limit) is the limit."
    }

    /// All of it, below the findings; coloured, and in lines of the rendering's width. A tip stands with the hint.
    func rendered(_ style: Rendering, tip: String = "") -> String {
        let isClean = summary.findings == 0
        var lines: [String] = []
        if let omission = omission(style.limit) { lines.append(omission) }
        if style.detail == .everything { lines += unjudged }
        if let emptiness { lines.append(emptiness) }
        if style.detail != .findings {
            if let repairs = run.repairs, repairs.findings > 0 { lines.append(repairs.sentence) }
            if !isClean { lines.append(count(style.glyphs)) }
            if let fixable { lines.append(fixable) }
            if isClean, emptiness == nil { lines.append(count(style.glyphs) + ".") }
            if !isClean || run.exitCode != 0 { lines.append("Exit \(run.exitCode)\(reason).") }
            let advice = [tip, hint ?? ""].filter { !$0.isEmpty }
            let line = advice.joined(separator: " ")
            // A command that is to be copied is not broken for the sake of a line.
            if hint != nil { lines += cells(line) <= style.width ? [line] : advice }
        }
        let status = "Exit \(run.exitCode)"
        let painted = (run.exitCode == 0 ? Ink.success : .failure).paint(status, style.color)
        let statistics = statistics(style)
        return (statistics.isEmpty ? "" : statistics + "\n")
            + lines.flatMap { wrapped($0, to: style.width) }
            .map { ($0.hasPrefix(status) ? painted + $0.dropFirst(status.count) : $0) + "\n" }.joined()
    }

    private var extent: String {
        [
            counted(summary.tally.screens, "screen"), counted(summary.tally.elements, "element"),
            counted(summary.tally.stops, "stop"), counted(summary.rules, "rule"),
        ].joined(separator: ", ")
    }
}

private func < (left: (Bool, Severity), right: (Bool, Severity)) -> Bool {
    left.0 == right.0 ? left.1 < right.1 : right.0
}
