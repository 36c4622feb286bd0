// Entries of a baseline that nothing is left of, as findings in its file.

import A11yEngine
import A11yModel

extension Report {
    /// Whether the file could not be read to its end, so that what was not found may still be there.
    package var isBroken: Bool { (findings + accepted).contains { $0.rule == FileRule.syntax.rawValue } }
}

extension BaselineMatch {
    /// The stale entries as problems of the baseline's file.
    package var problems: [Problem] {
        guard let layout = baseline.layout else { return [] }
        return zip(baseline.entries, zip(layout.entries, states)).compactMap { entry, place in
            guard place.1 == .stale else { return nil }
            let element = entry.element.isEmpty ? entry.path : entry.element
            return Problem(
                .staleBaselineEntry, at: place.0, facts: ["rule": .text(entry.rule), "element": .text(element)])
        }
    }

    /// The findings about stale entries, each with what prunes it; none where the rule does not run.
    package func findings(with rules: Ruleset, path: String) -> [Finding] {
        let repairs = repairs
        return rules.findings(for: problems, path: path).map { finding in
            var finding = finding
            finding.fix = repairs[finding.range].map { Fix(.safe, "Prune the entry.", [$0]) }
            return finding
        }
    }

    /// What takes each stale entry out of the file, and leaves a list that is well-formed: alone, or with the others.
    private var repairs: [SourceRange: Edit] {
        guard let layout = baseline.layout else { return [:] }
        let isStale = layout.lists.map { list in
            list.entries.indices.map { states[list.first + $0] == .stale }
        }
        let isGone = isStale.map { !$0.contains(false) }
        var repairs: [SourceRange: Edit] = [:]
        for (number, list) in layout.lists.enumerated() {
            let edits: [Edit]
            if !isGone.contains(false) {
                edits = list.entries.map { _ in Edit(layout.range, to: "{}") }
            } else if isGone[number] {
                let edit = removals(from: layout.lists.map(\.range), isGone)[number]
                edits = list.entries.map { _ in edit }
            } else {
                edits = removals(from: list.entries, isStale[number])
            }
            for (entry, edit) in zip(list.entries, edits) { repairs[entry] = edit }
        }
        return repairs
    }

    /// What takes each member out of a list of which some go and some stay: with the comma behind it, or, at the end of
    /// the list, with the comma before it.
    private func removals(from members: [SourceRange], _ areGone: [Bool]) -> [Edit] {
        let last = areGone.lastIndex(of: false) ?? 0
        return members.indices.map { index in
            let range =
                index < last
                ? SourceRange(members[index].start, members[index + 1].start)
                : SourceRange(members[max(index - 1, 0)].end, members[index].end)
            return Edit(range, to: "")
        }
    }
}
