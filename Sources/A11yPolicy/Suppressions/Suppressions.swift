import A11yEngine
import A11yModel

/// Applies the suppressions of one file to its report: comments, Notes, and entries of the configuration.
///
/// This is the last stage of `lint`; a run then applies the baseline (`BaselineComparison`). A suppressed finding still
/// outranks the findings of other rules.
package struct Suppressions {
    private let layout: FileLayout
    private let settings: SuppressionSettings
    /// Whether the file has no syntax error. After one, a directive may only seem unused.
    private let isUnderstood: Bool
    private let directives: FileDirectives
    private var index = SuppressionIndex()
    /// For each directive the index of its first selector's entry; nil if it has expired or ends a range.
    private var firstEntries: [Int?] = []
    /// For each entry of the configuration its index; nil if it has expired.
    private var configuredEntries: [Int?] = []

    /// Parses the comments of a file, and resolves what each of them covers.
    package init(in layout: FileLayout, with settings: SuppressionSettings, isUnderstood: Bool) {
        self.layout = layout
        self.settings = settings
        self.isUnderstood = isUnderstood
        directives = FileDirectives(in: layout, with: settings)
        for resolved in directives.resolved { firstEntries.append(add(resolved)) }
        for entry in settings.entries { configuredEntries.append(add(entry)) }
    }

    /// Moves suppressed findings of a report to its accepted ones, and adds findings about the suppressions themselves.
    package mutating func apply(to report: inout Report) {
        guard !directives.resolved.isEmpty || !directives.errors.isEmpty || !settings.entries.isEmpty else { return }
        report.findings += settings.rules.findings(for: problems, path: report.path)
        report.findings = accept(report.findings, into: &report.accepted)
        report.findings += accept(unusedFindings(in: report), into: &report.accepted)
        report.configuredUses = configuredUses(in: report)
    }

    private mutating func add(_ resolved: FileDirectives.Resolved) -> Int? {
        let directive = resolved.directive
        guard !resolved.scopes.isEmpty, !settings.hasExpired(directive.until) else { return nil }
        let acceptance = Acceptance(
            directive.comment.means, reason: directive.reason, until: directive.until,
            range: directive.comment.range)
        let added = zip(directive.choices, resolved.scopes).map { choice, scope in
            index.add(
                SuppressionIndex.Entry(
                    rules: settings.ids(of: [choice.selector]), scope: scope, acceptance: acceptance))
        }
        return added.first
    }

    private mutating func add(_ entry: ConfiguredSuppression) -> Int? {
        guard !settings.hasExpired(entry.until) else { return nil }
        let scope =
            entry.element.map { SuppressionScope(pattern: ElementPattern($0)) } ?? SuppressionScope(isFile: true)
        return index.add(
            SuppressionIndex.Entry(
                rules: settings.ids(of: entry.selectors), scope: scope,
                acceptance: Acceptance(.configuration, reason: entry.reason, until: entry.until)))
    }

    /// The findings that are not suppressed. The others are added to `accepted`; a finding with several places is
    /// split if only some of them are suppressed.
    private mutating func accept(_ findings: [Finding], into accepted: inout [Finding]) -> [Finding] {
        var kept: [Finding] = []
        for finding in findings {
            var places: [Acceptance?: [Occurrence]] = [:]
            var order: [Acceptance?] = []
            for occurrence in [Occurrence(finding)] + finding.repeats {
                let site = layout.site(of: occurrence.range, occurrence.element, onScreen: finding.screen)
                let isFinal = FileRule(rawValue: finding.rule)?.isFinal == true
                let acceptance = isFinal ? nil : index.acceptance(of: finding.rule, at: site)
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

/// Findings about the suppressions themselves, and the list of them.
extension Suppressions {
    private var problems: [Problem] {
        let errors = directives.errors.map { _, error in
            Problem(.invalidSuppression, at: error.range, facts: ["reason": .text(error.reason)])
        }
        let effective = directives.resolved.filter { !$0.scopes.isEmpty }.map(\.directive)
        return errors
            + effective.flatMap { directive in
                settings.policy.problems(
                    rules: directive.choices.map(\.word), reason: directive.reason, until: directive.until,
                    today: settings.today, at: directive.comment.headRange)
            }
    }

    /// The selectors of a directive that match nothing, though some of their rules ran. Selectors of
    /// `unused-suppression` alone are never among them: its findings do not exist yet.
    private func unusedChoices(of number: Int, in report: Report) -> [Int] {
        guard isUnderstood, let first = firstEntries[number] else { return [] }
        let aboutDirectives: Set = [FileRule.unusedSuppression.rawValue]
        return directives.resolved[number].directive.choices.indices.filter { choice in
            let rules = index.entries[first + choice].rules
            return index.entries[first + choice].count == 0
                && settings.hasRun(rules.subtracting(aboutDirectives), in: report)
        }
    }

    private func unusedFindings(in report: Report) -> [Finding] {
        guard settings.policy.unused != nil else { return [] }
        return directives.resolved.indices.flatMap { number -> [Finding] in
            let resolved = directives.resolved[number]
            let unused = unusedChoices(of: number, in: report)
            let isAll = unused.count == resolved.directive.choices.count
            return (isAll && !unused.isEmpty ? [unused] : unused.map { [$0] }).flatMap { choices in
                findings(about: resolved, unused: choices, isAll: isAll, path: report.path)
            }
        }
    }

    private func findings(
        about resolved: FileDirectives.Resolved, unused choices: [Int], isAll: Bool, path: String
    ) -> [Finding] {
        let directive = resolved.directive
        let words = choices.map { directive.choices[$0].word }
        let range = isAll ? directive.comment.headRange : directive.choices[choices[0]].range
        let problem = Problem.unusedSuppression(of: words, at: range)
        return settings.rules.findings(for: [problem], path: path).map { finding in
            var finding = finding
            finding.severity = settings.policy.severity(ofUnused: finding) ?? finding.severity
            if let edits = layout.removal(of: choices, from: resolved) {
                let what = isAll ? "the comment" : "“\(words[0])” from the comment"
                finding.fix = Fix(.safe, "Remove \(what), which accepts nothing.", edits)
            }
            return finding
        }
    }

    /// The most unused entries of a configuration for which names are looked up (ours): nobody reads more of them, and
    /// each is compared with every element.
    private static let mostNamed = 100

    /// What the entries of the configuration were to the file.
    private func configuredUses(in report: Report) -> [ConfiguredUse] {
        let unused = configuredEntries.compactMap { $0 }.filter { index.entries[$0].count == 0 }
        let elements = unused.count > Suppressions.mostNamed ? nil : ElementNames(of: layout.screens)
        return zip(settings.entries, configuredEntries).map { entry, number in
            let used = number.map { index.entries[$0] }
            let isUnused = used.map { $0.count == 0 && isUnderstood && settings.hasRun($0.rules, in: report) } ?? false
            let nearest = isUnused ? used?.scope.pattern.flatMap { elements?.nearest($0) } : nil
            return ConfiguredUse(path: entry.path, range: entry.range, isUnused: isUnused, nearest: nearest)
        }
    }
}

/// How a directive that matches nothing is removed without a trace.
extension FileLayout {
    /// The edit that removes a whole comment: with its line if it has one of its own, otherwise with the whitespace
    /// before it.
    private func removal(of comment: Comment) -> Edit {
        var start = comment.range.start
        var end = comment.range.end
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        guard comment.place == .above else { return Edit(SourceRange(start, end), to: "") }
        var next = end
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        if next < bytes.count, bytes[next] != 0x0A, bytes[next] != 0x0D {
            // What follows on the same line keeps its indentation.
            return Edit(SourceRange(comment.range.start, next), to: "")
        }
        if next < bytes.count, bytes[next] == 0x0D { next += 1 }
        if next < bytes.count, bytes[next] == 0x0A { next += 1 }
        end = next
        return Edit(SourceRange(start, end), to: "")
    }

    /// The edits that remove some selectors of a directive, and the directive if those are all; nil for Notes, which
    /// only Xcode writes.
    fileprivate func removal(of choices: [Int], from resolved: FileDirectives.Resolved) -> [Edit]? {
        if case .notes = resolved.directive.comment.place { return nil }
        let ends = choices.compactMap { resolved.ends.indices.contains($0) ? resolved.ends[$0] : nil }
        var named: [(directive: Directive, choices: [Int])] = [(resolved.directive, choices)]
        for end in ends {
            if let index = named.firstIndex(where: { $0.directive.comment == end.on.comment }) {
                named[index].choices.append(end.choice)
            } else {
                named.append((end.on, [end.choice]))
            }
        }
        return named.flatMap { directive, choices -> [Edit] in
            if choices.count == directive.choices.count { return [removal(of: directive.comment)] }
            return choices.map { removal(of: $0, from: directive) }
        }
    }

    /// The edit that removes one of several selectors, with its comma.
    private func removal(of choice: Int, from directive: Directive) -> Edit {
        let choices = directive.choices
        let range = choices[choice].range
        if choice > 0 { return Edit(SourceRange(choices[choice - 1].range.end, range.end), to: "") }
        return Edit(SourceRange(range.start, choices[1].range.start), to: "")
    }
}
