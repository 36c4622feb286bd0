import A11yModel

/// The tables of trends, in words: what the formats for people share.
struct TrendSheet {
    /// A table: texts are on the left, numbers on the right.
    struct Table {
        let title: String
        let columns: [String]
        /// How many of the first columns are texts.
        let texts: Int
        let rows: [[String]]
        /// The rows that are left out.
        let others: Int
    }

    let trends: Trends
    /// The most rows of a table, and findings of the list.
    let limit: Int

    /// The span of time in a sentence.
    var lead: String {
        guard let first = trends.runs.first, let last = trends.runs.last else { return "No runs." }
        let days = first.day == last.day ? "on \(first.day)" : "from \(first.day) to \(last.day)"
        let (from, to) = (first.findings.count, last.findings.count)
        let found = trends.runs.count == 1 ? counted(to, "finding") : "\(from) findings at first, \(to) at last"
        return "\(counted(trends.runs.count, "run")) \(days): \(found)."
    }

    /// What became of the findings of the last run but one, and of all; nil for a single run.
    var balance: String? {
        guard trends.runs.count > 1, let change = trends.changes.last else { return nil }
        let parts = [
            "\(change.new) new", "\(change.back) back", "\(change.gone) gone",
            change.accepted > 0 ? "\(change.accepted) accepted" : nil,
            change.unchecked > 0 ? "\(change.unchecked) in files that it did not check" : nil,
        ]
        return "With the last run: \(parts.compactMap(\.self).joined(separator: ", "))."
    }

    /// The tables, without empty ones.
    var tables: [Table] { [runs, rules, screens, versions].filter { !$0.rows.isEmpty } }

    private var runs: Table {
        let hasVersions = trends.runs.contains { !$0.version.isEmpty }
        let columns = columns
        let rows = trends.runs.indices.suffix(limit).map { index in
            let run = trends.runs[index]
            let moves = columns.map { index == 0 ? "-" : String($0.count(trends.changes[index])) }
            return [run.day.description] + (hasVersions ? [run.version] : []) + [String(run.findings.count)]
                + run.counts.map(String.init) + moves
        }
        let kinds = ["Findings", "Errors", "Warnings", "Infos", "To review"]
        return Table(
            title: "Runs", columns: ["Run"] + (hasVersions ? ["Version"] : []) + kinds + columns.map(\.title),
            texts: hasVersions ? 2 : 1, rows: rows, others: trends.runs.count - rows.count)
    }

    /// What changed with a run; the last two only where there is something to tell.
    private var columns: [(title: String, count: (Trends.Change) -> Int)] {
        let seldom: [(title: String, count: (Trends.Change) -> Int)] = [
            ("Accepted", \.accepted), ("Not checked", \.unchecked),
        ]
        return [("New", \.new), ("Back", \.back), ("Gone", \.gone)]
            + seldom.filter { column in trends.changes.contains { column.count($0) > 0 } }
    }

    private var rules: Table { table("Rules", "Rule", trends.rules) }

    private var screens: Table { table("Screens", "Screen", trends.screens) }

    private var versions: Table {
        let rows = trends.versions.suffix(limit).map { version in
            [version.name.isEmpty ? "(none)" : version.name]
                + [version.runs, version.findings, version.new, version.gone].map(String.init)
        }
        return Table(
            title: "Versions", columns: ["Version", "Runs", "Findings", "New", "Gone"], texts: 1, rows: rows,
            others: trends.versions.count - rows.count)
    }

    private func table(_ title: String, _ column: String, _ groups: [TrendGroup]) -> Table {
        let rows = groups.prefix(limit).map { group in
            [group.name] + [group.now, group.new, group.gone].map(String.init)
                + [group.now == 0 ? "-" : counted(group.oldest, "day")]
        }
        return Table(
            title: title, columns: [column, "Now", "New", "Gone", "Oldest"], texts: 1, rows: rows,
            others: groups.count - rows.count)
    }
}

extension TrendLine {
    /// Where it is: the screen, or how many there are.
    var place: String {
        if screens > 1 { return "in \(screens) screens, such as \(entry.finding.place)" }
        return findings > 1 ? "\(findings) times in \(entry.finding.place)" : entry.finding.place
    }

    /// Its age, and how often it came back.
    var age: String {
        let days = counted(entry.age, "day")
        return entry.returns == 0 ? days : "\(days), back \(counted(entry.returns, "time"))"
    }
}
