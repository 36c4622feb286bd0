import A11yModel

/// Counts of findings that have something in common.
struct TrendGroup {
    let name: String
    /// Findings of the last run.
    let now: Int
    /// Those that appeared with the last run, or came back with it.
    let new: Int
    /// Those that the last run no longer has, and the one before had.
    let gone: Int
    /// The greatest age of a finding that is there, in days.
    let oldest: Int
}

/// The runs on one version of the app.
struct TrendVersion {
    let name: String
    let runs: Int
    /// Findings of its last run.
    let findings: Int
    /// What appeared or came back, and what went, in all of its runs.
    let new: Int
    let gone: Int
}

/// A finding that is there, with those on the same part of other screens.
struct TrendLine {
    /// The oldest of them.
    let entry: Trends.Entry
    let findings: Int
    let screens: Int
}

extension Trends {
    /// The rules with findings that are there or went with the last run; those with most findings first.
    var rules: [TrendGroup] { groups(by: \.rule) }

    /// The screens likewise.
    var screens: [TrendGroup] { groups(by: \.place) }

    /// The versions of the app in the order of their first runs; empty if no run tells one.
    var versions: [TrendVersion] {
        var names: [String] = []
        for run in runs where !names.contains(run.version) { names.append(run.version) }
        if names == [""] { return [] }
        return names.map { name in
            let own = runs.indices.filter { runs[$0].version == name }
            return TrendVersion(
                name: name, runs: own.count, findings: own.last.map { runs[$0].findings.count } ?? 0,
                new: own.reduce(0) { $0 + changes[$1].new + changes[$1].back },
                gone: own.reduce(0) { $0 + changes[$1].gone })
        }
    }

    /// What is there, oldest first; of one age the worst. A component on several screens is one line.
    var oldest: [TrendLine] {
        let groups = Dictionary(grouping: present) { $0.finding.component ?? $0.finding.fingerprint }
        let lines = groups.values.map { entries in
            let sorted = entries.sorted { $0.sortKey < $1.sortKey }
            return TrendLine(
                entry: sorted[0], findings: sorted.count, screens: Set(sorted.map(\.finding.place)).count)
        }
        return lines.sorted { $0.entry.sortKey < $1.entry.sortKey }
    }

    private func groups(by key: (TrendFinding) -> String) -> [TrendGroup] {
        let end = runs.count - 1
        let changed = entries.filter { $0.state.isPresent || $0.ended == end }
        return Dictionary(grouping: changed) { key($0.finding) }
            .map { name, entries in
                let present = entries.filter(\.state.isPresent)
                return TrendGroup(
                    name: name, now: present.count, new: present.count { $0.state != .open },
                    gone: entries.count - present.count, oldest: present.map(\.age).max() ?? 0)
            }
            .sorted { (-$0.now, -$0.gone, $0.name) < (-$1.now, -$1.gone, $1.name) }
    }
}

extension Trends.Entry {
    /// Oldest first, then by kind, place and identity.
    fileprivate var sortKey: (Int, Int, String, String) {
        (-age, FindingKind.allCases.firstIndex(of: finding.kind) ?? 0, finding.place, finding.fingerprint)
    }
}
