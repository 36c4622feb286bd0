import A11yModel

/// For programs: version 1 of our own format, described by `Schemas/report.v1.schema.json`.
///
/// It holds no times and no absolute paths, so that equal runs give equal bytes.
package enum JSONReporter: Reporter {
    /// Always the current version.
    package static let name = "json"

    /// Sorted by path, then in report order. The style is ignored.
    package static func render(_ run: Run, style: Rendering) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.entry("$schema", "Schemas/report.v1.schema.json")
            writeHeader(of: run, to: &writer)
            writer.key("findings")
            writer.array { $0.items(run.findingsForPrograms) }
            writeSuppressed(of: run, to: &writer)
            writeInapplicable(of: run, to: &writer)
            writeFiles(of: run, to: &writer)
        }
        writer.endLine()
        return writer.finish()
    }

    /// Writes the entries about the run as a whole.
    static func writeHeader(of run: Run, to writer: inout JSONWriter) {
        writer.entry("schemaVersion", 1)
        writer.entry("tool", .object([("name", .text("a11ylint")), ("version", .text(run.version))]))
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
        writer.array { $0.items(run.filesForPrograms.flatMap(\.acceptedForPrograms)) }
    }

    /// Writes which rules did not apply to which files, and why.
    static func writeInapplicable(of run: Run, to writer: inout JSONWriter) {
        writer.key("notes")
        writer.array { writer in
            for report in run.filesForPrograms {
                for (rule, reason) in report.inapplicable.sorted(by: { $0.key < $1.key }) {
                    writer.item()
                    writer.object { writer in
                        writer.entry("path", report.rootPath)
                        writer.entry("rule", rule)
                        writer.entry("message", reason)
                    }
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

// A finding as an object of the JSON report.

extension JSONWriter {
    /// Writes findings as items of an array.
    mutating func items(_ findings: [ReportedFinding]) {
        for finding in findings {
            item()
            write(finding)
        }
    }

    /// Writes all fields of a finding.
    mutating func write(_ reported: ReportedFinding) {
        let finding = reported.finding
        let lines = reported.report.lines
        object { writer in
            writer.entry("rule", finding.rule)
            writer.entry("severity", finding.severity.rawValue)
            writer.entry("confidence", finding.confidence.rawValue)
            writer.key("doubts")
            writer.array { for doubt in finding.doubts { $0.item(doubt) } }
            if let statement = finding.code?.statement { writer.entry("code", statement) }
            if !finding.alsoFoundBy.isEmpty {
                writer.key("foundBy")
                writer.array { writer in
                    for tool in finding.alsoFoundBy {
                        writer.item()
                        writer.write(.text(tool))
                    }
                }
            }
            writer.entry("message", finding.message)
            writer.entry("path", reported.report.rootPath)
            writer.entry("range", finding.range, in: lines)
            writer.entry("screen", finding.screen.isEmpty ? nil : finding.screen)
            writer.entry("element", finding.element)
            writer.entry("property", finding.property?.word)
            writer.entry("count", finding.repeats.count + 1)
            writer.key("related")
            writer.array { writer in
                for place in finding.related { writer.item(place, in: lines) }
                for reference in finding.code?.places ?? [] { writer.item(reference, in: reported.report) }
                for place in finding.again { writer.item(place, in: lines) }
            }
            writer.key("criteria")
            writer.array { for criterion in finding.criteria { $0.item(criterion) } }
            writer.key("measured")
            writer.object { facts in
                for (name, fact) in finding.measured.sorted(by: { $0.key < $1.key }) { facts.entry(name, fact) }
            }
            writer.key("help")
            writer.object { $0.entry("text", finding.remedy) }
            writer.key("fix")
            writer.write(finding.fix, fixing: finding.fixing, in: lines)
            writer.entry("fingerprint", reported.fingerprint)
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
    private mutating func entry(_ key: String, _ acceptance: Acceptance, in lines: LineTable) {
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

    private mutating func entry(_ key: String, _ range: SourceRange, in lines: LineTable) {
        self.key(key)
        object { writer in
            writer.entry("start", range.start, in: lines)
            writer.entry("end", range.end, in: lines)
        }
    }

    private mutating func entry(_ key: String, _ offset: Int, in lines: LineTable) {
        self.key(key)
        let place = lines.place(of: offset)
        object { writer in
            writer.entry("line", place.line)
            writer.entry("column", place.column)
            writer.entry("offset", lines.placing?.offset(of: offset) ?? offset)
        }
    }

    private mutating func entry(_ key: String, _ element: ElementReference?) {
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

    private mutating func entry(_ key: String, _ fact: Fact) {
        switch fact {
        case .text(let text): entry(key, text)
        case .number(let number): entry(key, JSON.number(number))
        case .list(let texts): entry(key, .array(texts.map(JSON.text)))
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
