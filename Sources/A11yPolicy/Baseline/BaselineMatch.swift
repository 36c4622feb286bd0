import A11yEngine
import A11yModel

/// What the findings of a run are to a baseline: which are known, and which entries nothing is left of.
///
/// An entry stands for one finding at most. First each finding is looked up by its key; then, for what is left over, in
/// files that moved, by the key that it had under the old path. Nothing is ever matched by a count.
package struct BaselineMatch: Sendable {
    /// What became of an entry.
    package enum State: String, Sendable {
        /// Nobody looked: its file was not read to its end, or its rule did not run.
        case unjudged
        /// Its finding is still there.
        case known
        /// Its finding is still there, and its day has passed: the finding counts.
        case expired
        /// Its finding is gone.
        case stale
    }

    /// The baseline.
    package let baseline: Baseline
    /// What became of each entry, in the order of the baseline.
    package private(set) var states: [State]
    /// What the entries would be if they were made now, by their numbers, for those of which the finding is there: its
    /// file may have moved, and its rule may have another name.
    package private(set) var current: [Int: Baseline.Entry] = [:]
    /// The day on which entries are judged; nil where none is known.
    package let today: Day?
    private let indices: [String: Int]

    /// Rules that cannot be accepted: what could not be read is not known, and what accepts nothing stays a mistake.
    package static let unacceptable = Set(
        ([.staleBaselineEntry] + FileRule.allCases.filter(\.isFinal)).map(\.rawValue))

    /// Nothing is judged yet. `today` is nil where no day is known; then nothing has expired.
    package init(_ baseline: Baseline, today: Day?) {
        self.baseline = baseline
        self.today = today
        states = Array(repeating: .unjudged, count: baseline.entries.count)
        indices = Dictionary(zip(baseline.entries.map(\.key), 0...)) { first, _ in first }
    }

    /// The files of entries that nothing was found for.
    package var leftovers: Set<String> {
        Set(zip(baseline.entries, states).filter { $0.1 == .unjudged || $0.1 == .stale }.map(\.0.path))
    }

    /// Takes the known findings of a file out of its report; of a finding with several places, the known ones. `path`
    /// is that of the file from the folder of the baseline, `former` the one that it had, if it moved.
    package mutating func accept(in report: inout Report, at path: String, former: String? = nil, rules: Ruleset) {
        report.numberEquals()
        var kept: [Finding] = []
        for finding in report.findings {
            guard !BaselineMatch.unacceptable.contains(finding.rule) else {
                kept.append(finding)
                continue
            }
            let names = [finding.rule] + (rules[finding.rule]?.aliases ?? [])
            var new: [FindingPlace] = []
            var known: [FindingPlace] = []
            var entry: Baseline.Entry?
            for place in finding.places {
                if let index = take(place, under: names, at: former ?? path, now: path) {
                    known.append(place)
                    entry = entry ?? baseline.entries[index]
                } else {
                    new.append(place)
                }
            }
            if let rest = finding.limited(to: new) { kept.append(rest) }
            guard var accepted = finding.limited(to: known) else { continue }
            accepted.acceptance = Acceptance(.baseline, reason: entry?.reason ?? "", until: entry?.expires)
            report.accepted.append(accepted)
        }
        report.findings = kept.sorted(by: Finding.inReportOrder)
        report.accepted.sort(by: Finding.inReportOrder)
    }

    /// The entry of a place, if it still accepts; it will stand for no other.
    private mutating func take(
        _ place: FindingPlace, under names: [String], at path: String, now: String
    ) -> Int? {
        for name in names {
            let key = place.key(in: path, rule: name)
            guard let index = indices[key], states[index] == .unjudged || states[index] == .stale else { continue }
            let isExpired = today.map { today in baseline.entries[index].expires.map { $0 < today } ?? false } ?? false
            states[index] = isExpired ? .expired : .known
            current[index] = place.entry(in: now)
            return isExpired ? nil : index
        }
        return nil
    }

    /// Judges what is left of the entries that the condition names: nothing is left of them.
    package mutating func judge(_ isLookedAt: (Baseline.Entry) -> Bool) {
        for index in states.indices where states[index] == .unjudged {
            if isLookedAt(baseline.entries[index]) { states[index] = .stale }
        }
    }

    /// The entries that are in a state.
    package func entries(_ state: State) -> [Baseline.Entry] {
        zip(baseline.entries, states).filter { $0.1 == state }.map(\.0)
    }
}
