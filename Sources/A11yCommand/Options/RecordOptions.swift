import A11yProject
import ArgumentParser

/// Whether the input is records, and how they are answered.
struct RecordOptions: ParsableArguments {
    @Flag(
        help: ArgumentHelp(
            "Read records, a JSON object a line, from the named files or standard input, and answer each with a line."))
    var records = false

    @Flag(help: "Answer records as soon as they are checked, in any order.")
    var unordered = false

    @Flag(help: "End with a line that sums up all records.")
    var summary = false

    @Flag(help: "Give the places of findings in the line of the record instead of its source.")
    var rawPositions = false

    func validate() throws {
        let others = [("--unordered", unordered), ("--summary", summary), ("--raw-positions", rawPositions)]
        if !records, let other = others.first(where: \.1) {
            throw ValidationError("\(other.0) needs --records")
        }
    }

    /// The options as plain values; nil if the input is not records.
    var request: RecordRequest? {
        records
            ? RecordRequest(isUnordered: unordered, hasSummary: summary, hasRawPositions: rawPositions) : nil
    }
}

/// How records are answered, as the user asked for.
struct RecordRequest {
    var isUnordered = false
    var hasSummary = false
    var hasRawPositions = false
}
