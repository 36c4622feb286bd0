import A11yEngine
import A11yModel

/// What accepts findings of one file: its comments and Notes, and the entries of the configuration.
///
/// Accepting comes last: what a rule says is not known any better because somebody accepted it, so what it silences
/// stays silent.
package struct Suppressions {
    private let surroundings: Surroundings
    private let settings: FileSettings
    /// Whether all of the file could be understood: else nobody knows whether a directive is needed.
    private let isUnderstood: Bool
    private let directives: PlacedDirectives
    private var silencers = Silencers()
    /// For each directive its first silencer; nil for one that accepts nothing.
    private var ofDirectives: [Int?] = []
    /// For each entry of the configuration its silencer; nil for one that accepts nothing.
    private var ofEntries: [Int?] = []

    /// Reads the comments of a file, and finds what each of them is about.
    package init(in surroundings: Surroundings, with settings: FileSettings, isUnderstood: Bool) {
        let surroundings = settings.heedsDirectives ? surroundings : surroundings.withoutComments
        self.surroundings = surroundings
        self.settings = settings
        self.isUnderstood = isUnderstood
        directives = PlacedDirectives(in: surroundings, with: settings)
        for placed in directives.placed { ofDirectives.append(add(placed)) }
        for entry in settings.suppressions { ofEntries.append(add(entry)) }
        silencers.sort()
    }

    /// Moves what is accepted from the findings of a report, and tells what is wrong with what accepts.
    package mutating func apply(to report: inout Report) {
        guard !directives.placed.isEmpty || !directives.slips.isEmpty || !settings.suppressions.isEmpty else { return }
        report.findings += settings.rules.findings(for: problems, path: report.path)
        report.findings = accept(report.findings, into: &report.accepted)
        report.findings += accept(unusedFindings(in: report), into: &report.accepted)
        report.suppressions = listed(in: report)
    }

    private mutating func add(_ placed: PlacedDirectives.Placed) -> Int? {
        let directive = placed.directive
        guard !placed.extents.isEmpty, !settings.hasExpired(directive.until) else { return nil }
        let first = silencers.all.count
        let acceptance = Acceptance(
            directive.comment.means, reason: directive.reason, until: directive.until,
            range: directive.comment.range)
        for (choice, extent) in zip(directive.choices, placed.extents) {
            silencers.add(
                Silencers.Silencer(
                    rules: settings.ids(of: [choice.selector]), extent: extent, acceptance: acceptance))
        }
        return first
    }

    private mutating func add(_ entry: ConfiguredSuppression) -> Int? {
        guard !settings.hasExpired(entry.until) else { return nil }
        let extent = entry.element.map { Extent(pattern: ElementPattern($0)) } ?? Extent(isFile: true)
        silencers.add(
            Silencers.Silencer(
                rules: settings.ids(of: entry.selectors), extent: extent,
                acceptance: Acceptance(.configuration, reason: entry.reason, until: entry.until)))
        return silencers.all.count - 1
    }

    /// The findings that still count; the others are added to `accepted`.
    private mutating func accept(_ findings: [Finding], into accepted: inout [Finding]) -> [Finding] {
        var kept: [Finding] = []
        for finding in findings {
            var places: [Acceptance?: [Occurrence]] = [:]
            var order: [Acceptance?] = []
            for occurrence in [Occurrence(finding)] + finding.repeats {
                let site = surroundings.site(of: occurrence.range, occurrence.element, onScreen: finding.screen)
                let isFinal = FileRule(rawValue: finding.rule)?.isFinal == true
                let acceptance = isFinal ? nil : silencers.acceptance(of: finding.rule, at: site)
                if places[acceptance] == nil { order.append(acceptance) }
                places[acceptance, default: []].append(occurrence)
            }
            for acceptance in order {
                guard var part = finding.limited(to: places[acceptance] ?? []) else { continue }
                part.acceptance = acceptance
                if acceptance == nil { kept.append(part) } else { accepted.append(part) }
            }
        }
        return kept
    }
}

/// What is told about the suppressions themselves.
extension Suppressions {
    private var problems: [Problem] {
        let slips = directives.slips.map { _, slip in
            Problem(.invalidSuppression, at: slip.range, facts: ["reason": .text(slip.reason)])
        }
        return slips
            + directives.placed.filter { !$0.extents.isEmpty }.flatMap { placed in
                settings.policy.problems(
                    rules: placed.directive.choices.map(\.word), reason: placed.directive.reason,
                    until: placed.directive.until, today: settings.today, at: placed.directive.comment.headRange)
            }
    }

    /// The selectors of a directive that accept nothing although some of their rules ran. What is said of suppressions
    /// comes after everything else, so it cannot be told of those that accept just that.
    private func unusedChoices(of index: Int, in report: Report) -> [Int] {
        guard isUnderstood, let first = ofDirectives[index] else { return [] }
        let aboutDirectives: Set = [FileRule.unusedSuppression.rawValue]
        return directives.placed[index].directive.choices.indices.filter { choice in
            let silencer = silencers.all[first + choice]
            return silencers.count(of: first + choice) == 0
                && settings.hasRun(silencer.rules.subtracting(aboutDirectives), in: report)
        }
    }

    private func unusedFindings(in report: Report) -> [Finding] {
        guard settings.policy.unused != nil else { return [] }
        return directives.placed.indices.flatMap { index -> [Finding] in
            let placed = directives.placed[index]
            let unused = unusedChoices(of: index, in: report)
            let isAll = unused.count == placed.directive.choices.count
            return (isAll && !unused.isEmpty ? [unused] : unused.map { [$0] }).flatMap { choices in
                finding(for: placed, unused: choices, isAll: isAll, path: report.path)
            }
        }
    }

    private func finding(
        for placed: PlacedDirectives.Placed, unused choices: [Int], isAll: Bool, path: String
    ) -> [Finding] {
        let directive = placed.directive
        let words = choices.map { directive.choices[$0].word }
        let range = isAll ? directive.comment.headRange : directive.choices[choices[0]].range
        let problem = Problem(
            .unusedSuppression, at: range, facts: ["rule": .text(words.joined(separator: ", "))])
        return settings.rules.findings(for: [problem], path: path).map { finding in
            var finding = finding
            finding.severity = settings.policy.severity(ofUnused: finding) ?? finding.severity
            if let edits = surroundings.removal(of: choices, from: placed) {
                let what = isAll ? "the comment" : "“\(words[0])” from the comment"
                finding.fix = Fix(.safe, "Remove \(what), which accepts nothing.", edits)
            }
            return finding
        }
    }

    private func listed(in report: Report) -> [Suppression] {
        let invalid = directives.slips.map { comment, slip in
            Suppression(
                means: comment.means, verb: "", rules: [], reason: slip.reason, range: comment.range, state: .invalid)
        }
        let read = directives.placed.indices.compactMap { index -> Suppression? in
            let placed = directives.placed[index]
            let directive = placed.directive
            guard !placed.extents.isEmpty else { return nil }
            let choices = directive.choices.indices
            let counts = ofDirectives[index].map { first in choices.map { silencers.count(of: first + $0) } }
            let count = counts?.reduce(0, +) ?? 0
            let isUnused = unusedChoices(of: index, in: report).count == directive.choices.count
            return Suppression(
                means: directive.comment.means, verb: directive.verb.rawValue, rules: directive.choices.map(\.word),
                reason: directive.reason, until: directive.until, range: directive.comment.range,
                state: counts == nil ? .expired : count > 0 ? .used : isUnused ? .unused : .idle, count: count)
        }
        let entries = zip(settings.suppressions, ofEntries).map { entry, index in
            let silencer = index.map { silencers.all[$0] }
            let hasRun = silencer.map { isUnderstood && settings.hasRun($0.rules, in: report) } ?? false
            let count = index.map(silencers.count) ?? 0
            return entry.listed(
                as: silencer == nil ? .expired : count > 0 ? .used : hasRun ? .unused : .idle, count: count)
        }
        return (invalid + read).sorted { $0.range < $1.range } + entries
    }
}

extension FileSettings {
    /// Whether a last day has passed.
    func hasExpired(_ until: Day?) -> Bool {
        guard let until, let today else { return false }
        return until < today
    }

    /// The ids of the rules that some selector chooses.
    fileprivate func ids(of selectors: [RuleSelector]) -> Set<String> {
        Set(known.rules.filter { rule in selectors.contains { $0.chooses(rule) } }.map(\.id))
    }

    /// Whether one of these rules ran on a file and could judge it.
    fileprivate func hasRun(_ ids: Set<String>, in report: Report) -> Bool {
        rules.rules.contains { ids.contains($0.id) && report.inapplicable[$0.id] == nil }
    }
}
