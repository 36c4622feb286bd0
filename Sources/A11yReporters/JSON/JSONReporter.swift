import A11yModel

/// For programs: version 1 of our own format, described by `Schemas/report.v1.schema.json`.
///
/// Without time, duration or absolute path, so that equal runs give equal bytes.
public enum JSONReporter: Reporter {
    /// Always the current version.
    public static let name = "json"

    /// Sorted by path, place, rule; the style is not looked at.
    public static func render(_ run: Run, style: Rendering) -> String {
        let frame = frame(of: run)
        let lists: [(key: String, value: JSON)] = [
            ("findings", .array(run.entries.map { FindingObject($0).json })),
            ("suppressed", suppressed(in: run)),
        ]
        let schema: [(key: String, value: JSON)] = [("$schema", .text("Schemas/report.v1.schema.json"))]
        return JSON.object(schema + frame.dropLast() + lists + frame.suffix(1)).rendered() + "\n"
    }

    /// What is told beside the findings; the notes are last.
    static func frame(of run: Run) -> [(key: String, value: JSON)] {
        [
            ("schemaVersion", .integer(1)),
            ("tool", .object([("name", .text("a11ylint")), ("version", .text(run.version))])),
            ("run", settings(of: run)),
            ("summary", figures(Summary(of: run))),
            ("notes", .array(run.filesForPrograms.flatMap(notes))),
        ]
    }

    /// The findings that were accepted, and why.
    static func suppressed(in run: Run) -> JSON {
        .array(run.filesForPrograms.flatMap(\.acceptedEntries).map { FindingObject($0).json })
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

    /// Which rules could not judge the file, and why.
    private static func notes(on report: Report) -> [JSON] {
        report.inapplicable.sorted { $0.key < $1.key }.map { rule, reason in
            .object([("path", .text(report.rootPath)), ("rule", .text(rule)), ("message", .text(reason))])
        }
    }
}
