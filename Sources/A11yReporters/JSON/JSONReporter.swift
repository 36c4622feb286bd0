import A11yModel

/// For programs: version 1 of our own format, described by `Schemas/report.v1.schema.json`.
///
/// Without time, duration or absolute path, so that equal runs give equal bytes.
package enum JSONReporter: Reporter {
    /// Always the current version.
    package static let name = "json"

    /// Sorted by path, place, rule; the style is not looked at.
    package static func render(_ run: Run, style: Rendering) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.entry("$schema", "Schemas/report.v1.schema.json")
            writeFrame(of: run, to: &writer)
            writer.key("findings")
            writer.array { $0.items(run.entries) }
            writeSuppressed(of: run, to: &writer)
            writeNotes(of: run, to: &writer)
        }
        writer.endLine()
        return writer.finish()
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
        writer.array { $0.items(run.filesForPrograms.flatMap(\.acceptedEntries)) }
    }

    /// Writes which rules could not judge which files, and why.
    static func writeNotes(of run: Run, to writer: inout JSONWriter) {
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
