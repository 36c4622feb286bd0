import A11yEngine
import A11yModel

/// Compares the findings of a run with a baseline: which findings are known, and which entries are stale.
///
/// An entry matches at most one finding. A finding is looked up by its key; in a file that has moved, by the key that
/// it had under the old path. Findings are never matched by their number.
package struct BaselineMatch: Sendable {
    /// The result for an entry.
    package enum State: String, Sendable {
        /// Unknown: its file was not parsed to its end, or its rule did not run.
        case unjudged
        /// Its finding still exists.
        case known
        /// Its finding still exists and counts, because the last day has passed.
        case expired
        /// Its finding is gone.
        case stale
    }

    /// The baseline.
    package let baseline: Baseline
    /// The result for each entry, in the order of the baseline.
    package private(set) var states: [State]
    /// New versions of the entries whose findings still exist, by index: the file may have moved, and the rule may have
    /// a new name.
    package private(set) var current: [Int: Baseline.Entry] = [:]
    /// The day of the run; nil if unknown, and then nothing expires.
    package let today: Day?
    private let indices: [String: Int]

    /// Rules whose findings no baseline accepts: a file that cannot be parsed may have any finding, and a suppression
    /// with a mistake stays one.
    package static let unacceptable = Set(
        ([.staleBaselineEntry] + FileRule.allCases.filter(\.isFinal)).map(\.rawValue))

    /// A comparison before the first report.
    package init(_ baseline: Baseline, today: Day?) {
        self.baseline = baseline
        self.today = today
        states = Array(repeating: .unjudged, count: baseline.entries.count)
        indices = Dictionary(zip(baseline.entries.map(\.key), 0...)) { first, _ in first }
    }

    /// The files of the entries without a finding so far.
    package var leftovers: Set<String> {
        Set(zip(baseline.entries, states).filter { $0.1 == .unjudged || $0.1 == .stale }.map(\.0.path))
    }

    /// Moves the known findings of a report to its accepted ones; of a finding with several places, the known places.
    /// `path` is relative to the baseline's folder, and `former` is the old path of a file that has moved.
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
        report.findings = kept.inReportOrder
        report.accepted.sortInReportOrder()
    }

    /// The index of the entry that accepts a place, which then matches no other place; nil if there is none, or if it
    /// has expired.
    private mutating func take(
        _ place: FindingPlace, under names: [String], at path: String, now: String
    ) -> Int? {
        for name in names {
            let key = place.key(in: path, rule: name)
            guard let index = indices[key], states[index] == .unjudged || states[index] == .stale else { continue }
            // A task that takes more steps than were accepted is another finding.
            if let cost = place.cost, let most = baseline.entries[index].most, cost > most { continue }
            let isExpired = today.map { today in baseline.entries[index].expires.map { $0 < today } ?? false } ?? false
            states[index] = isExpired ? .expired : .known
            current[index] = place.entry(in: now)
            return isExpired ? nil : index
        }
        return nil
    }

    /// Marks the remaining entries as stale, as far as the condition says that the run looked for them.
    package mutating func judge(_ isLookedAt: (Baseline.Entry) -> Bool) {
        for index in states.indices where states[index] == .unjudged {
            if isLookedAt(baseline.entries[index]) { states[index] = .stale }
        }
    }

    /// The entries with a result.
    package func entries(_ state: State) -> [Baseline.Entry] {
        zip(baseline.entries, states).filter { $0.1 == state }.map(\.0)
    }
}

extension BaselineMatch {
    /// The baseline without stale entries, with the present paths of moved files.
    package var remaining: Baseline {
        var remaining = baseline
        remaining.entries = states.indices.filter { states[$0] != .stale }.map { index in
            let old = baseline.entries[index]
            guard var entry = current[index], entry.key != old.key else { return old }
            (entry.message, entry.reason, entry.expires) = (old.message, old.reason, old.expires)
            return entry
        }
        return remaining
    }

    /// The stale entries as findings about the baseline file; none if the rule does not run.
    package func findings(with rules: Ruleset, path: String) -> [Finding] {
        let stale = states.indices.filter { states[$0] == .stale }
        let problems = zip(baseline.entries, baseline.places).enumerated().filter { stale.contains($0.offset) }.map {
            let (entry, place) = $0.element
            let element = entry.element.isEmpty ? entry.path : entry.element
            return Problem(
                .staleBaselineEntry, at: place, facts: ["rule": .text(entry.rule), "element": .text(element)])
        }
        return rules.findings(for: problems, path: path)
    }
}

extension FindingPlace {
    /// The key of its entry in the file at this path, under this name of its rule.
    func key(in path: String, rule: String? = nil) -> String {
        let named = Finding.Identity(
            rule: rule ?? identity.rule, element: identity.element, property: identity.property)
        return Baseline.Entry.key(of: named, ordinal: ordinal, in: path)
    }

    /// Its entry in the file at this path.
    package func entry(in path: String) -> Baseline.Entry {
        Baseline.Entry(
            path: path, rule: identity.rule, element: identity.element,
            property: identity.property.isEmpty ? nil : identity.property, key: key(in: path),
            message: occurrences.first?.message, most: cost)
    }
}

extension Report {
    /// Whether the file could not be parsed to its end, so that it may have findings that are not reported.
    package var isBroken: Bool {
        let syntax = FileRule.syntax.rawValue
        return findings.contains { $0.rule == syntax } || accepted.contains { $0.rule == syntax }
    }
}
