import A11yModel

/// For programs: version 1 of our own format, described by `Schemas/report.v1.schema.json`.
///
/// Without time, duration or absolute path, so that equal runs give equal bytes.
public enum JSONReporter: Reporter {
    /// Always the current version.
    public static let name = "json"

    /// Sorted by path, place, rule; the style is not looked at.
    public static func render(_ run: Run, style: Rendering) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.entry("$schema", "Schemas/report.v1.schema.json")
            writeFrame(of: run, to: &writer)
            writer.key("findings")
            writer.array(run.entries) { $0.write($1) }
            writeSuppressed(of: run, to: &writer)
            writeNotes(of: run, to: &writer)
        }
        writer.endLine()
        return writer.text
    }

    /// Writes what is told of the run as a whole.
    static func writeFrame(of run: Run, to writer: inout JSONWriter) {
        writer.entry("schemaVersion", 1)
        writer.entry("tool", .object([("name", .text("a11ylint")), ("version", .text(run.version))]))
        writer.entry("run", settings(of: run))
        writer.entry("summary", figures(Summary(of: run)))
    }

    /// Writes the findings that were accepted, and why.
    static func writeSuppressed(of run: Run, to writer: inout JSONWriter) {
        writer.key("suppressed")
        writer.array(run.filesForPrograms.flatMap(\.acceptedEntries)) { $0.write($1) }
    }

    /// Writes which rules could not judge which files, and why.
    static func writeNotes(of run: Run, to writer: inout JSONWriter) {
        writer.key("notes")
        let notes = run.filesForPrograms.lazy.flatMap { report in
            report.inapplicable.sorted { $0.key < $1.key }.map { (report.rootPath, $0) }
        }
        writer.array(notes) { writer, note in
            writer.object { writer in
                writer.entry("path", note.0)
                writer.entry("rule", note.1.key)
                writer.entry("message", note.1.value)
            }
        }
    }

    private static func settings(of run: Run) -> JSON {
        .object([
            ("root", .text(".")),
            ("config", .optional(run.configuration)),
            ("presets", .array(run.presets.map(JSON.text))),
            ("failOn", .text(run.failLevel.rawValue)),
            ("exitCode", .integer(run.exitCode)),
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
