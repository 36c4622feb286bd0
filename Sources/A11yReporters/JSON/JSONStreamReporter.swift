import A11yModel

/// For programs that read line by line: each finding as an object on a line of its own, as in the JSON report, then
/// one object with what the report tells beside them.
package enum JSONStreamReporter: Reporter {
    /// The usual ending of such files.
    package static let name = "jsonl"

    /// Sorted by path, place, rule.
    package static func render(_ run: Run, style: Rendering) -> String {
        var writer = JSONWriter(.compact)
        for entry in run.entries {
            writer.write(entry)
            writer.endLine()
        }
        writer.object { writer in
            JSONReporter.writeFrame(of: run, to: &writer)
            JSONReporter.writeNotes(of: run, to: &writer)
            JSONReporter.writeSuppressed(of: run, to: &writer)
        }
        writer.endLine()
        return writer.finish()
    }
}
