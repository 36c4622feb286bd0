import A11yModel

/// For programs: version 1 of our own format, described by `Schemas/report.v1.schema.json`.
///
/// It holds no times and no absolute paths, so that equal runs give equal bytes.
package enum JSONReporter: Reporter {
    /// Sorted by path, then in report order. The style is ignored. Findings become text file by file: as values they
    /// take many times the memory.
    package static func render(_ run: Run, style: Rendering) -> String {
        let schema: [JSON.Entry] = [("$schema", .text("Schemas/report.v1.schema.json"))]
        let head = JSON.object(schema + format(version: run.version) + [("findings", .array([]))]).rendered()
        let written = run.filesForPrograms.flatMap { findings($0).map { "\n    " + $0.rendered(depth: 2) } }
        let rest = JSON.object(suppressed(of: run) + inapplicable(of: run) + files(of: run) + result(of: run))
            .rendered()
        return head.dropLast("]\n}".count) + written.joined(separator: ",") + (written.isEmpty ? "]," : "\n  ],")
            + rest.dropFirst() + "\n"
    }

    /// The findings of a file, in report order.
    static func findings(_ report: Report) -> [JSON] {
        let report = report.orderedForPrograms
        return report.findings.map { $0.json(in: report) }
    }

    /// The version of the format, and the program's.
    static func format(version: String) -> [JSON.Entry] {
        [
            ("schemaVersion", .integer(1)),
            ("tool", .object([("name", .text("a11ylint")), ("version", .text(version))])),
        ]
    }

    /// What is known when all files are checked: how the run ends, and the figures.
    static func result(of run: Run) -> [JSON.Entry] {
        [("run", settings(of: run)), ("summary", figures(Summary(of: run)))]
    }

    /// Which files were looked at, and what was in them.
    static func files(of run: Run) -> [JSON.Entry] {
        let files = run.filesForPrograms.map { report in
            let fields: [JSON.Entry] = [
                ("path", .text(report.rootPath)), ("screens", .integer(report.tally.screens)),
                ("elements", .integer(report.tally.elements)), ("stops", .integer(report.tally.stops)),
            ]
            guard let views = report.views, views.count > 0 else { return JSON.object(fields) }
            return .object(fields + [("views", json(views, of: report))])
        }
        return [("files", .array(files))]
    }

    /// How much of the views of SwiftUI in a file was read, and where reading stopped.
    private static func json(_ views: ViewReading, of report: Report) -> JSON {
        let places = views.places.map { unread in
            let place = report.lines.place(of: unread.range.start)
            return JSON.object([
                ("code", .text(unread.words.filter { $0 != "`" })), ("line", .integer(place.line)),
                ("column", .integer(place.column)),
            ])
        }
        return .object([
            ("whole", .integer(views.whole)), ("partial", .integer(views.partial)), ("unread", .integer(views.unread)),
            ("stoppedAt", .array(places)),
        ])
    }

    /// The accepted findings, with their reasons.
    static func suppressed(of run: Run) -> [JSON.Entry] {
        let accepted = run.filesForPrograms.flatMap { report in
            var report = report
            report.findings = report.accepted
            return findings(report)
        }
        return [("suppressed", .array(accepted))]
    }

    /// Which rules did not apply to which files, and why.
    static func inapplicable(of run: Run) -> [JSON.Entry] {
        let notes = InapplicableNote.all(of: run.filesForPrograms).map { note in
            JSON.object([
                ("message", .text(note.reason)), ("rules", .array(note.rules.map(JSON.text))),
                ("paths", .array(note.paths.map(JSON.text))),
            ])
        }
        return [("notes", .array(notes))]
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
            ("errors", .integer(summary.counts.errors)),
            ("warnings", .integer(summary.counts.warnings)),
            ("infos", .integer(summary.counts.infos)),
            ("reviews", .integer(summary.counts.reviews)),
            ("suppressed", .integer(summary.suppressed)),
            ("baselined", .integer(summary.baselined)),
            ("supplied", .integer(summary.supplied)),
            ("fixable", .integer(summary.counts.fixable)),
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

extension Finding {
    /// The finding as an object of the JSON report.
    fileprivate func json(in report: Report) -> JSON {
        let lines = report.lines
        var fields: [JSON.Entry] = [
            ("rule", .text(rule)), ("severity", .text(severity.rawValue)), ("confidence", .text(confidence.rawValue)),
            ("doubts", .array(doubts.map(\.json))),
        ]
        if let statement = code?.statement { fields.append(("code", .text(statement))) }
        if !alsoFoundBy.isEmpty { fields.append(("foundBy", .array(alsoFoundBy.map(JSON.text)))) }
        fields += [
            ("message", .text(message)), ("path", .text(report.rootPath)), ("range", lines.json(range)),
            ("screen", .optional(screen.isEmpty ? nil : screen)), ("element", element?.json ?? .null),
            ("property", .optional(property?.word)), ("count", .integer(repeats.count + 1)),
            ("related", related(in: report)), ("criteria", .array(criteria.map(\.json))),
            ("measured", json(measured)), ("help", .object([("text", .text(remedy))])), ("fix", fix(in: lines)),
            ("fingerprint", .text(fingerprint(in: report.screenKey ?? report.rootPath))),
        ]
        if let component = componentFingerprint { fields.append(("component", .text(component))) }
        fields.append(("baseline", .text(acceptance?.means == .baseline ? "known" : "new")))
        if let acceptance { fields.append(("acceptance", acceptance.json(in: lines))) }
        return .object(fields)
    }

    /// The other places of a finding: those it is compared with, those in code, and those of equal violations.
    private func related(in report: Report) -> JSON {
        func item(_ message: String, _ range: SourceRange) -> JSON {
            .object([("message", .text(message)), ("range", report.lines.json(range))])
        }
        // Nobody asks for offsets in code.
        let places = (code?.places ?? []).map { reference in
            let place = JSON.object([
                ("line", .integer(reference.place.line)), ("column", .integer(reference.place.column)),
            ])
            return JSON.object([
                ("message", .text(reference.message)), ("path", .text(report.rootPath(ofCode: reference))),
                ("range", .object([("start", place), ("end", place)])),
            ])
        }
        let others = related.map { item($0.message, $0.range) }
        return .array(others + places + repeats.map { item($0.message, $0.range) })
    }

    private func json(_ facts: Facts) -> JSON {
        .object(
            facts.sorted { $0.key < $1.key }.map { name, fact in
                switch fact {
                case .text(let text): (name, .text(text))
                case .number(let number): (name, .number(number))
                case .list(let texts): (name, .array(texts.map(JSON.text)))
                }
            })
    }

    /// The kind of fix; its description and edits if the program can make it, or why it does not.
    private func fix(in lines: LineTable) -> JSON {
        let edits = (fix?.edits ?? []).map { edit in
            JSON.object(lines.ends(of: edit.range) + [("text", .text(edit.text))])
        }
        return .object([
            ("applicability", .text((fix?.applicability ?? .none).word)),
            ("description", .optional(fix?.description ?? refusal)), ("edits", .array(edits)),
        ])
    }
}

extension LineTable {
    fileprivate func json(_ range: SourceRange) -> JSON { .object(ends(of: range)) }

    fileprivate func ends(of range: SourceRange) -> [JSON.Entry] {
        [("start", range.start), ("end", range.end)].map { name, offset in
            let place = place(of: offset)
            let fields: [JSON.Entry] = [
                ("line", .integer(place.line)), ("column", .integer(place.column)), ("offset", .integer(offset)),
            ]
            return (name, .object(fields))
        }
    }
}

extension ElementReference {
    fileprivate var json: JSON {
        .object([("type", .text(type)), ("id", .optional(id)), ("path", .text(path)), ("name", .optional(name))])
    }
}

extension Criterion {
    fileprivate var json: JSON {
        .object([
            ("standard", .text(standard.rawValue)), ("id", .text(number)),
            ("level", .optional(level.isEmpty ? nil : level)),
        ])
    }
}

extension Acceptance {
    /// Why a finding is suppressed.
    fileprivate func json(in lines: LineTable) -> JSON {
        .object([
            ("means", .text(means.rawValue)), ("reason", .text(reason)), ("until", .optional(until?.description)),
            ("range", range.map { lines.json($0) } ?? .null),
        ])
    }
}
