import A11yModel

/// For programs: version 1 of our own format, described by `Schemas/report.v1.schema.json`.
///
/// It holds no times and no absolute paths, so that equal runs give equal bytes.
package enum JSONReporter: JoinedReporter {
    /// Always the current version.
    package static let name = "json"

    /// Sorted by path, then in report order. The style is ignored.
    package static func render(_ run: Run, style: Rendering) -> String {
        String(decoding: bytes(of: run, style: style), as: UTF8.self)
    }

    /// What tells a reader the format: its version, and the program's.
    static func opening(version: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.openObject()
        writer.entry("$schema", "Schemas/report.v1.schema.json")
        writeFormat(version: version, to: &writer)
        writer.key("findings")
        writer.openArray()
        return writer.finishedBytes()
    }

    /// A comma.
    static let separator: StaticString = ","

    /// An object for each finding.
    static func findings(of report: Report) -> [UInt8] {
        var writer = JSONWriter(
            inside: depthOfFindings, isEmpty: true, expecting: report.findings.count * usualSize)
        writer.items(of: report.orderedForPrograms)
        return writer.finishedBytes()
    }

    /// What was suppressed and not judged, the files, and how the run ended.
    static func closing(of run: Run, hasFindings: Bool) -> [UInt8] {
        var writer = JSONWriter(inside: depthOfFindings, isEmpty: !hasFindings)
        writer.closeArray()
        writeSuppressed(of: run, to: &writer)
        writeInapplicable(of: run, to: &writer)
        writeFiles(of: run, to: &writer)
        writeResult(of: run, to: &writer)
        writer.closeObject()
        writer.endLine()
        return writer.finishedBytes()
    }

    /// Findings stand in an array in the outermost object.
    private static let depthOfFindings = 2

    /// The bytes of a finding, of most findings at most.
    private static let usualSize = 2500

    /// Writes the version of the format, and the program's.
    static func writeFormat(version: String, to writer: inout JSONWriter) {
        writer.entry("schemaVersion", 1)
        writer.entry("tool", .object([("name", .text("a11ylint")), ("version", .text(version))]))
    }

    /// Writes what is known when all files are checked: how the run ends, and the figures.
    static func writeResult(of run: Run, to writer: inout JSONWriter) {
        writer.entry("run", settings(of: run))
        writer.entry("summary", figures(Summary(of: run)))
    }

    /// Writes which files were looked at, and what was in them.
    static func writeFiles(of run: Run, to writer: inout JSONWriter) {
        writer.key("files")
        writer.array { writer in
            for report in run.filesForPrograms {
                writer.item()
                writer.object { writer in
                    writer.entry("path", report.rootPath)
                    writer.entry("screens", report.tally.screens)
                    writer.entry("elements", report.tally.elements)
                    writer.entry("stops", report.tally.stops)
                    if let views = report.views, views.count > 0 {
                        writer.key("views")
                        write(views, of: report, to: &writer)
                    }
                }
            }
        }
    }

    /// Writes how much of the views of SwiftUI in a file was read, and where reading stopped.
    private static func write(_ views: ViewReading, of report: Report, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.entry("whole", views.whole)
            writer.entry("partial", views.partial)
            writer.entry("unread", views.unread)
            writer.key("stoppedAt")
            writer.array { writer in
                for unread in views.places {
                    let place = report.lines.place(of: unread.range.start)
                    writer.item()
                    writer.object { writer in
                        writer.entry("code", unread.words.filter { $0 != "`" })
                        writer.entry("line", place.line)
                        writer.entry("column", place.column)
                    }
                }
            }
        }
    }

    /// Writes the accepted findings, with their reasons.
    static func writeSuppressed(of run: Run, to writer: inout JSONWriter) {
        writer.key("suppressed")
        writer.array { writer in
            for report in run.filesForPrograms where !report.accepted.isEmpty {
                var report = report
                report.findings = report.accepted
                writer.items(of: report.orderedForPrograms)
            }
        }
    }

    /// Writes which rules did not apply to which files, and why.
    static func writeInapplicable(of run: Run, to writer: inout JSONWriter) {
        writer.key("notes")
        writer.array { writer in
            for note in InapplicableNote.all(of: run.filesForPrograms) {
                writer.item()
                writer.object { writer in
                    writer.entry("message", note.reason)
                    writer.key("rules")
                    writer.array { $0.items(note.rules) }
                    writer.key("paths")
                    writer.array { $0.items(note.paths) }
                }
            }
        }
    }

    private static func settings(of run: Run) -> JSON {
        let unchecked = run.filesForPrograms.filter { run.unchecked.contains($0.path) }.map { report in
            JSON.object([
                ("path", .text(report.rootPath)), ("reason", .text(report.unchecked?.text ?? "")),
            ])
        }
        return .object([
            ("root", .text(".")),
            ("config", .optional(run.configuration)),
            ("presets", .array(run.presets.map(JSON.text))),
            ("failOn", .text(run.failLevel.rawValue)),
            ("exitCode", .integer(run.exitCode)), ("unchecked", .array(unchecked)),
        ])
    }

    private static func figures(_ summary: Summary) -> JSON {
        .object([
            ("files", .integer(summary.files)),
            ("screens", .integer(summary.tally.screens)),
            ("elements", .integer(summary.tally.elements)),
            ("stops", .integer(summary.tally.stops)),
            ("rules", .integer(summary.rules)),
            ("errors", .integer(summary.errors)),
            ("warnings", .integer(summary.warnings)),
            ("infos", .integer(summary.infos)),
            ("reviews", .integer(summary.reviews)),
            ("suppressed", .integer(summary.suppressed)),
            ("baselined", .integer(summary.baselined)),
            ("supplied", .integer(summary.supplied)),
            ("fixable", .integer(summary.fixable)),
        ])
    }
}

/// Why rules did not apply to files. Told once for all of them: what a format does not say, no file of it says.
private struct InapplicableNote {
    let reason: String
    /// Sorted.
    let rules: [String]
    /// In the order of the report.
    private(set) var paths: [String]

    /// The notes about files, sorted by reason, then by rules.
    static func all(of reports: [Report]) -> [InapplicableNote] {
        var paths: [[String: String]: [String]] = [:]
        // Neighbours mostly have the very same reasons, which is known without looking at them.
        var rest = reports[...]
        while let first = rest.first {
            let same = rest.prefix { $0.inapplicable == first.inapplicable }
            paths[first.inapplicable, default: []] += same.map(\.rootPath)
            rest = rest.dropFirst(same.count)
        }
        var notes: [[String]: InapplicableNote] = [:]
        for (reasons, paths) in paths {
            for (reason, entries) in Dictionary(grouping: reasons, by: \.value) {
                let note = InapplicableNote(reason: reason, rules: entries.map(\.key).sorted(), paths: paths)
                notes[[reason] + note.rules, default: note.withoutPaths].paths += note.paths
            }
        }
        let places = Dictionary(reports.enumerated().map { ($1.rootPath, $0) }) { first, _ in first }
        return notes.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { _, note in
            var note = note
            note.paths.sort { (places[$0] ?? 0) < (places[$1] ?? 0) }
            return note
        }
    }

    private var withoutPaths: InapplicableNote { InapplicableNote(reason: reason, rules: rules, paths: []) }
}

/// What stands around the findings of a report while they are written.
struct WrittenReport {
    let report: Report
    /// The places in its file.
    var places: Places
    private var advice: [(advice: RuleAdvice, text: AdviceText)] = []

    init(_ report: Report) {
        self.report = report
        places = Places(in: report.lines)
    }

    /// What findings with some advice say, in a layout and at a depth: the same text for all of them, which is a third
    /// of a finding.
    mutating func text(of advice: RuleAdvice, in writer: JSONWriter) -> AdviceText {
        if let known = self.advice.first(where: { $0.advice === advice }) { return known.text }
        let text = AdviceText(advice, in: writer)
        // A report that was read from a file has advice of its own for each finding.
        if self.advice.count < WrittenReport.mostKept { self.advice.append((advice, text)) }
        return text
    }

    /// About as many as there are rules.
    private static let mostKept = 100
}

/// What JSON reports write of a rule's advice.
struct AdviceText {
    let criteria: [UInt8]
    let help: [UInt8]

    /// The text where a writer stands.
    fileprivate init(_ advice: RuleAdvice, in writer: JSONWriter) {
        var criteria = writer.nested
        criteria.write(advice.criteria)
        self.criteria = criteria.finishedBytes()
        var help = writer.nested
        help.object { $0.entry("text", advice.remedy) }
        self.help = help.finishedBytes()
    }
}

// A finding as an object of the JSON report. Without closures, because a report has eighty keys for each finding.

extension JSONWriter {
    /// Writes the findings of a report as items of an array.
    mutating func items(of report: Report) {
        var written = WrittenReport(report)
        for finding in report.findings {
            item()
            write(finding, in: &written)
        }
    }

    /// Writes texts as items of an array.
    fileprivate mutating func items(_ texts: [String]) {
        for text in texts {
            item()
            write(text)
        }
    }

    /// Writes all fields of a finding.
    mutating func write(_ finding: Finding, in written: inout WrittenReport) {
        openObject()
        let advice = written.text(of: finding.advice, in: self)
        entry("rule", finding.rule)
        entry("severity", finding.severity.rawValue)
        entry("confidence", finding.confidence.rawValue)
        entry("doubts", finding.doubts)
        if let statement = finding.code?.statement { entry("code", statement) }
        if !finding.alsoFoundBy.isEmpty {
            key("foundBy")
            openArray()
            items(finding.alsoFoundBy)
            closeArray()
        }
        entry("message", finding.message)
        entry("path", written.report.rootPath)
        entry("range", finding.range, in: &written.places)
        entry("screen", finding.screen.isEmpty ? nil : finding.screen)
        entry("element", finding.element)
        entry("property", finding.property?.word)
        entry("count", finding.repeats.count + 1)
        writeRelated(of: finding, in: &written)
        entry("criteria", written: advice.criteria)
        entry("measured", finding.measured)
        entry("help", written: advice.help)
        entry("fix", finding.fix, refused: finding.refusal, in: &written.places)
        writeFingerprints(of: finding, in: written.report)
        let acceptance = finding.acceptance
        entry("baseline", acceptance?.means == .baseline ? "known" : "new")
        if let acceptance { entry("acceptance", acceptance, in: &written.places) }
        closeObject()
    }

    private mutating func entry(_ key: StaticString, _ doubts: [FindingDoubt]) {
        self.key(key)
        openArray()
        for doubt in doubts {
            item()
            openObject()
            entry("kind", doubt.kind)
            entry("name", doubt.name)
            entry("reason", doubt.reason)
            closeObject()
        }
        closeArray()
    }

    private mutating func entry(_ key: StaticString, _ range: SourceRange, in places: inout Places) {
        self.key(key)
        openObject()
        entry("start", range.start, in: &places)
        entry("end", range.end, in: &places)
        closeObject()
    }

    private mutating func entry(_ key: StaticString, _ offset: Int, in places: inout Places) {
        self.key(key)
        let place = places.place(of: offset)
        openObject()
        entry("line", place.line)
        entry("column", place.column)
        entry("offset", offset)
        closeObject()
    }

    private mutating func entry(_ key: StaticString, _ element: ElementReference?) {
        self.key(key)
        guard let element else { return write(.null) }
        openObject()
        entry("type", element.type)
        entry("id", element.id)
        entry("path", element.path)
        entry("name", element.name)
        closeObject()
    }

    /// Writes the other places of a finding: those it is compared with, those in code, and those of equal violations.
    private mutating func writeRelated(of finding: Finding, in written: inout WrittenReport) {
        key("related")
        openArray()
        for place in finding.related { item(place.message, place.range, in: &written.places) }
        for reference in finding.code?.places ?? [] { item(reference, in: written.report) }
        for place in finding.repeats { item(place.message, place.range, in: &written.places) }
        closeArray()
    }

    private mutating func item(_ message: String, _ range: SourceRange, in places: inout Places) {
        item()
        openObject()
        entry("message", message)
        entry("range", range, in: &places)
        closeObject()
    }

    /// A place in code. Nobody asks for offsets in it.
    private mutating func item(_ reference: CodeReference, in report: Report) {
        let place = JSON.object([
            ("line", .integer(reference.place.line)), ("column", .integer(reference.place.column)),
        ])
        item()
        openObject()
        entry("message", reference.message)
        entry("path", report.rootPath(ofCode: reference))
        entry("range", .object([("start", place), ("end", place)]))
        closeObject()
    }

    fileprivate mutating func write(_ criteria: [Criterion]) {
        openArray()
        for criterion in criteria {
            item()
            openObject()
            entry("standard", criterion.standard.rawValue)
            entry("id", criterion.number)
            entry("level", criterion.level.isEmpty ? nil : criterion.level)
            closeObject()
        }
        closeArray()
    }

    private mutating func entry(_ key: StaticString, _ facts: Facts) {
        self.key(key)
        openObject()
        for (name, fact) in facts.sorted(by: { $0.key < $1.key }) {
            self.key(named: name)
            switch fact {
            case .text(let text): write(text)
            case .number(let number): write(.number(number))
            case .list(let texts):
                openArray()
                items(texts)
                closeArray()
            }
        }
        closeObject()
    }

    /// The kind of fix; its description and edits if the program can make it, or why it does not.
    private mutating func entry(_ key: StaticString, _ fix: Fix?, refused refusal: String?, in places: inout Places) {
        self.key(key)
        openObject()
        entry("applicability", (fix?.applicability ?? .none).word)
        entry("description", fix?.description ?? refusal)
        self.key("edits")
        openArray()
        for edit in fix?.edits ?? [] {
            item()
            openObject()
            entry("start", edit.range.start, in: &places)
            entry("end", edit.range.end, in: &places)
            entry("text", edit.text)
            closeObject()
        }
        closeArray()
        closeObject()
    }

    /// Writes what identifies the finding from run to run, in its file and in its component.
    private mutating func writeFingerprints(of finding: Finding, in report: Report) {
        entry("fingerprint", finding.fingerprint(in: report.screenKey ?? report.rootPath))
        if let component = finding.componentFingerprint { entry("component", component) }
    }

    /// Why the finding is suppressed.
    private mutating func entry(_ key: StaticString, _ acceptance: Acceptance, in places: inout Places) {
        self.key(key)
        openObject()
        entry("means", acceptance.means.rawValue)
        entry("reason", acceptance.reason)
        entry("until", acceptance.until?.description)
        if let range = acceptance.range {
            entry("range", range, in: &places)
        } else {
            entry("range", .null)
        }
        closeObject()
    }
}
