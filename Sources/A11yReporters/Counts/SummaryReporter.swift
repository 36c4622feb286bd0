/// For dashboards, and for a first look at a large project: how much was found by rule, by criterion and by file.
package enum SummaryReporter: Reporter {
    /// The word of linters for it.
    package static let name = "summary"
    /// Rules are told with their titles.
    package static let needs: Set<ReportNeed> = [.cards]

    /// The most and worst first.
    package static func render(_ run: Run, style: Rendering) -> String {
        let tables = [
            countTable("Rule", Count.byRule(run), style: style),
            countTable("Criterion", Count.byCriterion(run), style: style),
            countTable("File", Count.byFile(run), style: style),
        ]
        return tables.filter { !$0.isEmpty }.map { $0 + "\n" }.joined() + Closing(run).rendered(style)
    }
}
