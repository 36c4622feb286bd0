import A11yModel

/// For programs that read line by line: each finding as an object on a line of its own, as in the JSON report, then
/// one object with what the report tells beside them.
public enum JSONStreamReporter: Reporter {
    /// The usual ending of such files.
    public static let name = "jsonl"

    /// Sorted by path, place, rule.
    public static func render(_ run: Run, style: Rendering) -> String {
        let findings = run.entries.map { FindingObject($0).json }
        let last = JSONReporter.frame(of: run) + [(key: "suppressed", value: JSONReporter.suppressed(in: run))]
        return (findings + [.object(last)]).map { $0.rendered(.compact) + "\n" }.joined()
    }
}
