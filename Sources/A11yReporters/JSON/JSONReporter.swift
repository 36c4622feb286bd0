import A11yModel

/// For programs: version 1 of our own format, described by `Schemas/report.v1.schema.json`.
///
/// It holds no times and no absolute paths, so that equal runs give equal bytes.
package enum JSONReporter: StreamedReporter {
    /// Always the current version.
    package static let name = "json"

    /// Sorted by path, then in report order. The style is ignored.
    package static func render(_ run: Run, style: Rendering) -> String {
        String(decoding: bytes(of: run, style: style), as: UTF8.self)
    }

    /// What tells a reader the format: its version, and the program's.
    package static func opening(version: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.open("{")
        writer.entry("$schema", "Schemas/report.v1.schema.json")
        writeFormat(version: version, to: &writer)
        writer.key("findings")
        writer.open("[")
        return writer.finishedBytes()
    }

    /// A comma.
    package static let separator: StaticString = ","

    /// An object for each finding.
    package static func findings(of report: Report) -> [UInt8] {
        var writer = JSONWriter(inside: depthOfFindings, isEmpty: true)
        writer.items(of: report.orderedForPrograms)
        return writer.finishedBytes()
    }

    /// What was suppressed and not judged, the files, and how the run ended.
    package static func closing(of run: Run, hasFindings: Bool) -> [UInt8] {
        var writer = JSONWriter(inside: depthOfFindings, isEmpty: !hasFindings)
        writer.close("]")
        writeSuppressed(of: run, to: &writer)
        writeInapplicable(of: run, to: &writer)
        writeFiles(of: run, to: &writer)
        writeResult(of: run, to: &writer)
        writer.close("}")
        writer.endLine()
        return writer.finishedBytes()
    }

    /// Findings stand in an array in the outermost object.
    private static let depthOfFindings = 2

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

// A finding as an object of the JSON report.

extension JSONWriter {
    /// Writes the findings of a report as items of an array.
    mutating func items(of report: Report) {
        for finding in report.findings {
            item()
            write(finding, in: report)
        }
    }

    /// Writes texts as items of an array.
    fileprivate mutating func items(_ texts: [String]) {
        for text in texts {
            item()
            write(.text(text))
        }
    }

    /// Writes all fields of a finding.
    mutating func write(_ finding: Finding, in report: Report) {
        let lines = report.lines
        object { writer in
            writer.entry("rule", finding.rule)
            writer.entry("severity", finding.severity.rawValue)
            writer.entry("confidence", finding.confidence.rawValue)
            writer.key("doubts")
            writer.array { for doubt in finding.doubts { $0.item(doubt) } }
            if let statement = finding.code?.statement { writer.entry("code", statement) }
            if !finding.alsoFoundBy.isEmpty {
                writer.key("foundBy")
                writer.array { $0.items(finding.alsoFoundBy) }
            }
            writer.entry("message", finding.message)
            writer.entry("path", report.rootPath)
            writer.entry("range", finding.range, in: lines)
            writer.entry("screen", finding.screen.isEmpty ? nil : finding.screen)
            writer.entry("element", finding.element)
            writer.entry("property", finding.property?.word)
            writer.entry("count", finding.repeats.count + 1)
            writer.key("related")
            writer.array { writer in
                for place in finding.related { writer.item(place, in: lines) }
                for reference in finding.code?.places ?? [] { writer.item(reference, in: report) }
                for place in finding.again { writer.item(place, in: lines) }
            }
            writer.key("criteria")
            writer.array { for criterion in finding.criteria { $0.item(criterion) } }
            writer.key("measured")
            writer.object { facts in
                for entry in finding.measured { facts.entry(named: entry.name, entry.value) }
            }
            writer.key("help")
            writer.object { $0.entry("text", finding.remedy) }
            writer.key("fix")
            writer.write(finding.fix, fixing: finding.fixing, in: lines)
            writer.entry("fingerprint", finding.fingerprint(in: report.screenKey ?? report.rootPath))
            if let component = finding.componentFingerprint { writer.entry("component", component) }
            writer.entry("baseline", finding.acceptance?.means == .baseline ? "known" : "new")
            if let acceptance = finding.acceptance { writer.entry("acceptance", acceptance, in: lines) }
        }
    }

    private mutating func item(_ doubt: FindingDoubt) {
        item()
        object { writer in
            writer.entry("kind", doubt.kind)
            writer.entry("name", doubt.name)
            writer.entry("reason", doubt.reason)
        }
    }

    /// Why the finding is suppressed.
    private mutating func entry(_ key: StaticString, _ acceptance: Acceptance, in lines: LineTable) {
        self.key(key)
        object { writer in
            writer.entry("means", acceptance.means.rawValue)
            writer.entry("reason", acceptance.reason)
            writer.entry("until", acceptance.until?.description)
            if let range = acceptance.range {
                writer.entry("range", range, in: lines)
            } else {
                writer.entry("range", .null)
            }
        }
    }

    private mutating func entry(_ key: StaticString, _ range: SourceRange, in lines: LineTable) {
        self.key(key)
        object { writer in
            writer.entry("start", range.start, in: lines)
            writer.entry("end", range.end, in: lines)
        }
    }

    private mutating func entry(_ key: StaticString, _ offset: Int, in lines: LineTable) {
        self.key(key)
        let place = lines.place(of: offset)
        object { writer in
            writer.entry("line", place.line)
            writer.entry("column", place.column)
            writer.entry("offset", lines.placing?.offset(of: offset) ?? offset)
        }
    }

    private mutating func entry(_ key: StaticString, _ element: ElementReference?) {
        self.key(key)
        guard let element else { return write(.null) }
        object { writer in
            writer.entry("type", element.type)
            writer.entry("id", element.id)
            writer.entry("path", element.path)
            writer.entry("name", element.name)
        }
    }

    private mutating func item(_ place: RelatedPlace, in lines: LineTable) {
        item()
        object { writer in
            writer.entry("message", place.message)
            writer.entry("range", place.range, in: lines)
        }
    }

    /// A place in code. Nobody asks for offsets in it.
    private mutating func item(_ reference: CodeReference, in report: Report) {
        let place = JSON.object([
            ("line", .integer(reference.place.line)), ("column", .integer(reference.place.column)),
        ])
        item()
        object { writer in
            writer.entry("message", reference.message)
            writer.entry("path", report.rootPath(ofCode: reference))
            writer.entry("range", .object([("start", place), ("end", place)]))
        }
    }

    private mutating func item(_ criterion: Criterion) {
        item()
        object { writer in
            writer.entry("standard", criterion.standard.rawValue)
            writer.entry("id", criterion.number)
            writer.entry("level", criterion.level.isEmpty ? nil : criterion.level)
        }
    }

    private mutating func entry(named name: String, _ fact: Fact) {
        switch fact {
        case .text(let text): entry(named: name, JSON.text(text))
        case .number(let number): entry(named: name, JSON.number(number))
        case .list(let texts): entry(named: name, JSON.array(texts.map(JSON.text)))
        }
    }

    /// The kind of fix; its description and edits if the program can make it.
    private mutating func write(_ fix: Fix?, fixing: Fixability, in lines: LineTable) {
        object { writer in
            writer.entry("applicability", fixing.word)
            writer.entry("description", fix?.description)
            writer.key("edits")
            writer.array { for edit in fix?.edits ?? [] { $0.item(edit, in: lines) } }
        }
    }

    private mutating func item(_ edit: Edit, in lines: LineTable) {
        item()
        object { writer in
            writer.entry("start", edit.range.start, in: lines)
            writer.entry("end", edit.range.end, in: lines)
            writer.entry("text", edit.text)
        }
    }
}
