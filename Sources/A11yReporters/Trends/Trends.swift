import A11yModel

/// Findings over time: which are new, which are gone, and how old each one is.
package struct Trends: Sendable {
    /// What became of a finding, as of the last run.
    enum State: String, CaseIterable {
        /// The last run has it, and no run before.
        case new
        /// The last run has it, and it had been gone.
        case back
        /// It is still there.
        case open
        /// The last run did not check its file, so nobody knows.
        case unchecked
        /// It is there, and a suppression or the baseline accepts it.
        case accepted
        /// Its file was checked without it.
        case gone

        /// Whether the last run reports it.
        var isPresent: Bool { [.new, .back, .open].contains(self) }
    }

    /// A finding through all runs. Runs are numbers in `runs`.
    struct Entry {
        /// As the last run with it has it.
        fileprivate(set) var finding: TrendFinding
        fileprivate(set) var state: State
        /// The first run with it.
        let first: Int
        /// The last run with it.
        fileprivate(set) var last: Int
        /// The run that no longer had it; nil unless it is gone.
        fileprivate(set) var ended: Int?
        /// How often it came back.
        fileprivate(set) var returns = 0
        /// How many runs have it.
        fileprivate(set) var runs = 1
        /// The paths of its file before it was renamed.
        fileprivate(set) var formerPaths: [String] = []
        /// Days from the first run with it to the last run, or to the run without it.
        fileprivate(set) var age = 0
    }

    /// What changed with a run, compared with all runs before; all 0 for the first.
    struct Change {
        fileprivate(set) var new = 0
        fileprivate(set) var back = 0
        fileprivate(set) var gone = 0
        fileprivate(set) var accepted = 0
        fileprivate(set) var unchecked = 0
    }

    /// The runs by day; those of one day in the order that they were given in.
    let runs: [TrendRun]
    /// What changed with each run.
    private(set) var changes: [Change] = []
    /// Every finding that a run has, in the order in which they appeared.
    private(set) var entries: [Entry] = []

    /// The trends over these runs.
    package init(_ runs: [TrendRun]) {
        self.runs = runs.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
            .map(\.element)
        var known: [String: Int] = [:]
        var paths: Set<String>? = []
        for index in self.runs.indices {
            if let paths { followRenames(to: index, &known, checked: paths) }
            follow(index, &known)
            paths = self.runs[index].files.flatMap { paths?.union($0) }
        }
        for index in entries.indices {
            let end = entries[index].ended ?? self.runs.count - 1
            entries[index].age = self.runs[entries[index].first].day.days(until: self.runs[end].day)
        }
    }

    /// The findings of the last run.
    var present: [Entry] { entries.filter(\.state.isPresent) }

    /// Takes up a run. `known` has the entry of each fingerprint.
    private mutating func follow(_ index: Int, _ known: inout [String: Int]) {
        let run = runs[index]
        var change = Change()
        var seen: Set<Int> = []
        for finding in run.findings {
            if let place = known[finding.fingerprint] {
                seen.insert(place)
                if entries[place].meet(finding, in: index) { change.back += 1 }
            } else {
                known[finding.fingerprint] = entries.count
                seen.insert(entries.count)
                entries.append(Entry(finding: finding, state: index == 0 ? .open : .new, first: index, last: index))
                if index > 0 { change.new += 1 }
            }
        }
        for place in entries.indices where !seen.contains(place) { entries[place].miss(index, run, &change) }
        changes.append(change)
    }

    /// Findings of files that are no longer checked go on as equal findings of files that no run has `checked` before.
    private mutating func followRenames(to index: Int, _ known: inout [String: Int], checked: Set<String>) {
        let run = runs[index]
        let found = run.findings.filter { known[$0.fingerprint] == nil && !checked.contains($0.path) }
        guard run.files != nil, !found.isEmpty else { return }
        let lost = entries.indices.filter { place in
            let entry = entries[place]
            return (entry.state.isPresent || entry.state == .unchecked) && !run.covers(entry.finding.path)
        }
        let lostByWords = Dictionary(grouping: lost) { entries[$0].finding.withoutFile }
        for (words, findings) in Dictionary(grouping: found, by: \.withoutFile) {
            // Several that are alike cannot be told apart.
            guard findings.count == 1, let places = lostByWords[words], places.count == 1 else { continue }
            known[findings[0].fingerprint] = places[0]
            entries[places[0]].formerPaths.append(entries[places[0]].finding.path)
        }
    }
}

extension Trends.Entry {
    /// The run has the finding. Returns whether it had been gone.
    fileprivate mutating func meet(_ finding: TrendFinding, in run: Int) -> Bool {
        let isBack = state == .gone
        self.finding = finding
        state = isBack ? .back : .open
        last = run
        ended = nil
        runs += 1
        if isBack { returns += 1 }
        return isBack
    }

    /// The run does not have the finding.
    fileprivate mutating func miss(_ index: Int, _ run: TrendRun, _ change: inout Trends.Change) {
        if run.accepted.contains(finding.fingerprint) {
            if state.isPresent { change.accepted += 1 }
            state = .accepted
            ended = nil
        } else if state == .gone {
            return
        } else if run.covers(finding.path) {
            if state != .accepted { change.gone += 1 }
            state = .gone
            ended = index
        } else {
            if state.isPresent { change.unchecked += 1 }
            state = .unchecked
        }
    }
}
