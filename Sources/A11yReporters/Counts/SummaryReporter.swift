/// For dashboards, and for a first look at a large project: how much was found by rule, by criterion and by file.
public enum SummaryReporter: Reporter {
    /// The word of linters for it.
    public static let name = "summary"
    /// Rules are told with their titles.
    public static let needs: Set<ReportNeed> = [.cards]

    /// The most and worst first.
    public static func render(_ run: Run, style: Rendering) -> String {
        let tables = [
            countTable("Rule", Count.byRule(run), style: style),
            countTable("Criterion", Count.byCriterion(run), style: style),
            countTable("File", Count.byFile(run), style: style),
        ]
        return tables.filter { !$0.isEmpty }.map { $0 + "\n" }.joined() + Closing(run).rendered(style)
    }
}
