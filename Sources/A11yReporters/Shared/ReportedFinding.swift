import A11yModel

/// A finding as formats print it: with its file, and in words that are safe to print.
///
/// Formats for people use the words; formats for programs take most values from `finding` itself.
struct ReportedFinding {
    let finding: Finding
    let report: Report
    /// The characters that the words are written with.
    let glyphs: Rendering.Glyphs
    /// The file's path.
    let path: String
    /// Whether its message names the places of equal violations, and not only their number.
    var listsRepeats = false
    /// The `file:` URL of its line; nil where reports have no links.
    private(set) var address: String?

    /// A finding of a report. `path` selects the name of the file: relative to the root of the run, which is the same
    /// wherever the program was started, or as the user named it.
    init(
        _ finding: Finding, in report: Report, glyphs: Rendering.Glyphs = .unicode,
        path: KeyPath<Report, String> = \.rootPath
    ) {
        self.finding = finding
        self.report = report
        self.glyphs = glyphs
        self.path = visible(report[keyPath: path])
    }

    /// A finding in the words, with the places and the link that a style asks for, under the path as the user named it.
    init(_ finding: Finding, in report: Report, of run: Run, _ style: Rendering) {
        self.init(finding, in: report, glyphs: style.glyphs, path: \.path)
        listsRepeats = !style.isBrief
        if style.links == .on { address = run.address(of: report, line: place.line) }
    }

    var kind: FindingKind { FindingKind(finding) }
    var rule: String { visible(finding.rule) }

    /// What is wrong, and why a review may not be, with the number of equal violations that it stands for.
    var message: String { visible(finding.statement, glyphs) + more }

    /// The same without what the app's code says of it.
    var messageWithoutCode: String { visible(finding.message, glyphs) + more }

    private var more: String {
        let places = listsRepeats ? ": \(repeated.joined(separator: ", "))" : ""
        return finding.repeats.isEmpty ? "" : " (and \(finding.repeats.count) more like it\(places))"
    }

    /// The positions of the equal violations that it stands for.
    var repeated: [String] { finding.repeats.map { report.lines.place(of: $0.range.start).position } }

    /// What to do, without the last full stop. Empty for a suppressed finding.
    var advice: String {
        if finding.acceptance != nil { return "" }
        let text = finding.remedy.hasSuffix(".") ? finding.remedy.dropLast() : finding.remedy[...]
        return visible(String(text).replacing("\n", with: " "), glyphs)
    }

    /// What to do, behind an arrow; empty if there is nothing to say.
    var arrowedAdvice: String {
        let advice = advice
        return advice.isEmpty ? "" : (glyphs == .unicode ? "→ " : "-> ") + advice
    }

    /// The message, marked as a review: for formats without a severity for reviews.
    var markedMessage: String { kind == .review ? "To review: \(message)" : message }

    /// The element's title; empty for findings about a whole file or screen.
    var element: String { finding.element.map { visible($0.title) } ?? "" }

    /// The screen's name if the file has several screens; else empty.
    var screen: String { report.tally.screens > 1 ? visible(finding.screen) : "" }

    /// `screen "Checkout"`; empty if `screen` is.
    var screenNote: [String] { screen.isEmpty ? [] : ["screen \"\(screen)\""] }

    /// Why the finding is suppressed; nil if it counts.
    var acceptance: String? { finding.acceptance.map { visible($0.words, glyphs) } }

    /// The WCAG criteria, with W3C's page about each. EN 301 549 repeats them under other numbers, which are left to
    /// `explain` and to programs.
    var criteria: [(title: String, link: String?)] {
        finding.wcagCriteria.map { (visible($0.title), SuccessCriterion.numbered($0.number)?.understanding) }
    }

    /// Where it starts.
    var place: TextPosition { report.lines.place(of: finding.range.start) }

    /// `line:column` of the place where it starts.
    var position: String { place.position }

    /// Where it starts and ends.
    var extent: PlaceRange { report.lines.extent(of: finding.range) }

    /// Identifies the finding from run to run.
    var fingerprint: String { finding.fingerprint(in: report.screenKey ?? report.rootPath) }

    /// The ink of its texts: `ink` if the finding counts, faint if it is suppressed.
    func ink(_ ink: Ink) -> Ink { acceptanceInk ?? ink }

    /// Faint for a suppressed finding; nil, which is no ink, for any other.
    var acceptanceInk: Ink? { finding.acceptance == nil ? nil : .faint }
}

extension TextPosition {
    /// `line:column`.
    var position: String { "\(line):\(column)" }
}

extension FindingKind {
    /// The symbol before the word, so that colour is never the only sign.
    func symbol(_ glyphs: Rendering.Glyphs) -> String {
        switch (self, glyphs) {
        case (.error, .unicode): "✖"
        case (.warning, .unicode): "▲"
        case (.info, .unicode): "●"
        case (.error, .ascii): "x"
        case (.warning, .ascii): "!"
        case (.info, .ascii): "*"
        case (.review, _): "?"
        }
    }

    /// The word for programs that know no reviews.
    var severity: String { (self == .review ? .info : self).rawValue }

    /// The symbol and the word: `✖ error`.
    func label(_ glyphs: Rendering.Glyphs) -> String { "\(symbol(glyphs)) \(rawValue)" }

    var ink: Ink { self == .review ? .review : (Severity(rawValue: rawValue) ?? .info).ink }
}

extension Severity {
    /// The ink of findings that are no reviews.
    package var ink: Ink {
        switch self {
        case .error: .error
        case .warning: .warning
        case .info: .info
        }
    }
}

/// The first place of a range and the place after its last.
struct PlaceRange {
    let start: TextPosition
    let end: TextPosition

    /// The last line that it covers.
    var lastLine: Int { end.column == 1 && end.line > start.line ? end.line - 1 : end.line }
}

extension LineTable {
    /// The places of a range. An empty range extends to the end of its line, since programs would highlight nothing.
    func extent(of range: SourceRange) -> PlaceRange {
        let start = place(of: range.start)
        guard range.start == range.end, let line = content(ofLine: start.line) else {
            return PlaceRange(start: start, end: place(of: range.end))
        }
        return PlaceRange(start: start, end: place(of: max(range.end, line.end)))
    }
}

extension Finding {
    /// All other places: those it is compared with, and those of equal violations.
    var others: [RelatedPlace] { related + repeats.map { RelatedPlace(message: $0.message, range: $0.range) } }

    var wcagCriteria: [Criterion] { criteria.filter { $0.standard == .wcag } }

    /// Which findings a limit keeps: a higher severity before a lower one, and reviews after all others.
    var urgency: Int { (confidence == .review ? 0 : Severity.allCases.count) + severity.rank }
}

extension [Finding] {
    /// In report order, reviews last: the order for people.
    package var inReadingOrder: [Finding] {
        let sorted = inReportOrder
        return sorted.filter { $0.confidence != .review } + sorted.filter { $0.confidence == .review }
    }
}

extension Report {
    /// The number of findings of each kind, in the order of `FindingKind`.
    var countsByKind: [Int] {
        let kinds = findings.map(FindingKind.init)
        return FindingKind.allCases.map { kind in kinds.count { $0 == kind } }
    }

    /// The suppressed findings, if a rendering shows them.
    func shownSuppressed(_ style: Rendering) -> [Finding] { style.showsSuppressed ? suppressed : [] }

    /// The findings that a rendering shows, in the order for people: suppressed ones last.
    func findingsForPeople(in run: Run, _ style: Rendering) -> [ReportedFinding] {
        (findings.inReadingOrder + shownSuppressed(style)).map { ReportedFinding($0, in: self, of: run, style) }
    }

    /// The report with its findings numbered and in report order.
    package var orderedForPrograms: Report {
        // Reports of `lint` are both already.
        let findings = findings
        let areNumbered = findings.allSatisfy { $0.ordinal != nil }
        if areNumbered, findings.areInReportOrder { return self }
        var report = self
        if !areNumbered { report.numberEquals() }
        report.findings.sortInReportOrder()
        return report
    }

    /// The findings in report order, under the path for programs.
    var findingsForPrograms: [ReportedFinding] { orderedForPrograms.findings.map { ReportedFinding($0, in: self) } }

    /// The accepted findings, in the same way.
    var acceptedForPrograms: [ReportedFinding] {
        var report = self
        report.findings = accepted
        return report.findingsForPrograms
    }
}

extension Run {
    /// The files sorted by their path for programs: in the same order wherever the program was started.
    var filesForPrograms: [Report] { reports.sorted { ($0.rootPath, $0.path) < ($1.rootPath, $1.path) } }

    /// The findings by file, then in report order, for formats that know findings and nothing else: there a file that
    /// could not be checked has an error.
    var findingsAndFailures: [ReportedFinding] { filesForPrograms.map(withFailure).flatMap(\.findingsForPrograms) }

    /// A report that says as an error that nothing was checked: by the finding that tells why, or by an entry of its
    /// own if the rule of that finding is off.
    func withFailure(_ report: Report) -> Report {
        guard unchecked.contains(report.path), let reason = report.unchecked?.text else { return report }
        var report = report
        if let index = report.findings.firstIndex(where: { reason.hasPrefix($0.message) }) {
            report.findings[index].severity = .error
            report.findings[index].confidence = .certain
        } else {
            report.findings.append(
                Finding(
                    rule: "unchecked", severity: .error, confidence: .certain, message: reason, path: report.path,
                    range: .fileStart))
        }
        return report
    }
}

extension Acceptance {
    /// How the finding is suppressed, until when and why: `suppressed until 2027-03-31: redrawn in spring`.
    var words: String {
        if means == .code { return "dropped: \(reason)" }
        let day = until.map { " until \($0)" } ?? ""
        return "suppressed\(day)" + (reason.isEmpty ? ", nobody said why" : ": \(reason)")
    }
}

extension Fixability {
    /// Who fixes it: `by hand`, or the kind of fix that the program makes.
    var title: String { self == .none ? "by hand" : rawValue }

    /// The word for programs.
    var word: String { self == .none ? "manual" : rawValue }

    /// The option that applies the fix; empty if there is none.
    var flag: String {
        switch self {
        case .none: ""
        case .safe: "--fix"
        case .unsafe: "--unsafe-fixes"
        }
    }

    var ink: Ink {
        switch self {
        case .none: .faint
        case .safe: .safe
        case .unsafe: .look
        }
    }
}

extension Fix {
    /// What the fix does, after the option that applies it: `--fix removes the hint`.
    var announcement: String {
        let words = description.hasSuffix(".") ? description.dropLast() : description[...]
        return "\(applicability.flag) \(words.prefix(1).lowercased())\(words.dropFirst())"
    }
}

/// What to do about findings of one rule: a storyboard is repaired otherwise than a view of SwiftUI, and a slider than
/// a button. The first ones: some findings name a line of code.
func remedies(of findings: [Finding]) -> [String] {
    let most = 8
    var found: [String] = []
    for finding in findings where found.count < most {
        let remedy = finding.remedy.replacing("\n", with: " ")
        if !remedy.isEmpty, !found.contains(remedy) { found.append(remedy) }
    }
    return found
}
