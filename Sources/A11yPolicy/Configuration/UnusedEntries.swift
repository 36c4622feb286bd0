// What of a configuration concerned nothing in a run over all that it governs.

import A11yEngine
import A11yModel

extension Configuration {
    /// The exceptions of this file alone, not of those that it extends, which concern nothing: their places are not
    /// among those that were `used`.
    package func unusedOverrides(_ used: Set<ConfigurationPlace>) -> [Problem] {
        let exceptions = overrides.map { (entry: "The override for \($0.scope)", place: $0.place) }
        let scopes = rules.flatMap { $0 }.flatMap { setting in
            [("include", setting.include), ("exclude", setting.exclude)].compactMap { name, patterns in
                patterns.map { (entry: "The option “\(name)” of \(setting.word)", place: $0.place) }
            }
        }
        let unused = (exceptions + scopes).filter { $0.place.path == path && !used.contains($0.place) }
        return unused.map { Problem(.unusedOverride, at: $0.place.range, facts: ["entry": .text($0.entry)]) }
    }
}

extension Configuration {
    /// The suppressions, as if they were about no file at all.
    package var listedSuppressions: [Suppression] {
        suppressions.map { suppression in
            var entry = suppression.entry
            entry.words = suppression.words.map(\.value)
            return entry.listed(as: .unused, count: 0)
        }
    }

    /// What is wrong with the suppressions of this file alone, after a run in whose files `met` became of them. Only a
    /// run over all that the file governs (`isWhole`) can tell that one accepts nothing. `policy` may be inherited.
    package func suppressionProblems(
        _ met: [Suppression], under policy: SuppressionPolicy, today: Day?, isWhole: Bool
    ) -> [Problem] {
        let mine = met.filter { $0.means == .configuration && $0.path == path }
        let statesByRange = Dictionary(grouping: mine, by: \.range)
        return suppressions.filter { $0.entry.path == path }.flatMap { suppression -> [Problem] in
            let entry = suppression.entry
            let states = Set((statesByRange[entry.range] ?? []).map(\.state))
            guard isWhole || !states.isEmpty else { return [] }
            let words = suppression.words.map(\.value)
            var problems = policy.problems(
                rules: words, reason: entry.reason, until: entry.until, today: today, at: entry.range)
            let hasExpired = problems.contains { $0.rule == .expiredSuppression }
            if isWhole, !hasExpired, policy.unused != nil, states.isSubset(of: [.unused]) {
                let facts: [String: Fact] = ["rule": .text(words.joined(separator: ", "))]
                problems.append(Problem(.unusedSuppression, at: entry.range, facts: facts))
            }
            return problems
        }
    }
}

extension Override {
    /// What it is about, in words: `files “Legacy/”`.
    package var scope: String {
        func quoted(_ words: [String]) -> String { words.map { "“\($0)”" }.joined(separator: ", ") }
        var parts: [String] = []
        if let files { parts.append("files " + quoted(files.patterns.patterns.map(\.text))) }
        if !platforms.isEmpty {
            parts.append("platforms " + platforms.map(\.rawValue).sorted().joined(separator: ", "))
        }
        if !elements.isEmpty { parts.append("elements " + quoted(elements.map(\.text))) }
        return parts.joined(separator: " and ")
    }
}
