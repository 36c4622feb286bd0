import A11yModel

/// Trends for programs; `docs/trends.md` describes the entries.
package enum TrendJSON {
    /// Everything, whatever the limit of the formats for people is. `skipped` are the reports that could not be read.
    package static func json(_ trends: Trends, skipped: [String]) -> JSON {
        .object([
            ("schemaVersion", .integer(version)),
            ("runs", .array(trends.runs.indices.map { run($0, of: trends) })),
            ("rules", .array(trends.rules.map { group($0, "rule") })),
            ("screens", .array(trends.screens.map { group($0, "screen") })),
            ("versions", .array(trends.versions.map(version))),
            ("findings", .array(trends.entries.map { entry($0, of: trends) })),
            ("skipped", .array(skipped.map(JSON.text))),
        ])
    }

    /// Grows when entries change their meaning.
    private static let version = 1

    private static func run(_ index: Int, of trends: Trends) -> JSON {
        let (run, change) = (trends.runs[index], trends.changes[index])
        return .object(
            [
                ("report", .text(run.name)), ("day", .text(run.day.description)), ("version", .text(run.version)),
                ("findings", .integer(run.findings.count)),
            ] + zip(FindingKind.allCases, run.counts).map { ("\($0.rawValue)s", .integer($1)) } + [
                ("new", .integer(change.new)), ("back", .integer(change.back)), ("gone", .integer(change.gone)),
                ("accepted", .integer(change.accepted)), ("unchecked", .integer(change.unchecked)),
            ])
    }

    private static func group(_ group: TrendGroup, _ key: String) -> JSON {
        .object([
            (key, .text(group.name)), ("now", .integer(group.now)), ("new", .integer(group.new)),
            ("gone", .integer(group.gone)), ("oldest", .integer(group.oldest)),
        ])
    }

    private static func version(_ version: TrendVersion) -> JSON {
        .object([
            ("version", .text(version.name)), ("runs", .integer(version.runs)),
            ("findings", .integer(version.findings)), ("new", .integer(version.new)), ("gone", .integer(version.gone)),
        ])
    }

    private static func entry(_ entry: Trends.Entry, of trends: Trends) -> JSON {
        let finding = entry.finding
        return .object([
            ("fingerprint", .text(finding.fingerprint)), ("component", .optional(finding.component)),
            ("state", .text(entry.state.rawValue)), ("rule", .text(finding.rule)),
            ("severity", .text(finding.severity.rawValue)), ("confidence", .text(finding.confidence.rawValue)),
            ("path", .text(finding.path)), ("formerPaths", .array(entry.formerPaths.map(JSON.text))),
            ("screen", .text(finding.screen)), ("element", .text(finding.element)),
            ("property", .text(finding.property)), ("message", .text(finding.message)),
            ("firstDay", .text(trends.runs[entry.first].day.description)),
            ("lastDay", .text(trends.runs[entry.last].day.description)),
            ("goneDay", .optional(entry.ended.map { trends.runs[$0].day.description })),
            ("age", .integer(entry.age)), ("runs", .integer(entry.runs)), ("returns", .integer(entry.returns)),
        ])
    }
}
