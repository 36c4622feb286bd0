import A11yDialects
import A11yEngine
import A11yModel
import A11yPolicy
import A11yVoiceOver

/// The check of one document, from its screens to its report.
struct DocumentCheck {
    let source: Source
    let document: ScreenDocument
    let settings: FileSettings
    /// The string tables beside the file.
    var tables: [Source] = []
    /// Whether the report has maps of the screens.
    let withMaps: Bool

    /// The report on the screens of the document. `state` is the context of its only screen, if that is a state of a
    /// flow whose other states are in other files.
    func report(on screens: [Screen], as state: LintContext? = nil) -> Report {
        lazy var editor = document.editor
        var report = Report(path: source.path, lines: LineTable(document.bytes))
        report.used = settings.used
        report.findings = settings.rules.findings(for: document.problems, path: source.path) { problem, fixability in
            document.fix(of: problem, fixability, by: { editor })
        }
        judge(screens, as: state, in: &report) { editor }
        if screens.first?.input == .swiftUI { report.keepSurestPerPlace() }
        report.findings += settings.rules.findings(for: screens.unmodelledElements, path: source.path)
        report.merge(settings.audit, on: screens, with: settings.rules)
        report.accepted = report.findings.filter { $0.acceptance != nil }
        if !report.accepted.isEmpty { report.findings.removeAll { $0.acceptance != nil } }
        report.findings.sortInReportOrder()
        let isJudged =
            document.screens.contains(where: \.hasContent)
            || document.problems.contains { $0.rule == .unnamedCodeControl }
        report.unchecked = isJudged ? nil : UncheckedReason(of: document, at: source.path)
        // Before suppressions apply, so that suppressing one of two equal findings does not renumber the other.
        report.numberEquals()
        report.commentStyle = document.commentStyle
        report.views = document.views
        report.suppress(in: document, with: settings)
        return report
    }

    /// Simulates and diagnoses screens, one by one, and adds what is found to a report.
    private func judge(
        _ screens: [Screen], as state: LintContext?, in report: inout Report, editor: @escaping () -> Editor?
    ) {
        let translations = tables.flatMap(StringTables.translations).sorted { $0.language < $1.language }
        var applicable: ApplicableRules?
        let views = ViewFixes(of: document.bytes)
        for var screen in screens {
            screen.changeStates { $0.translations = translations }
            let contexts =
                state.map { [$0] } ?? LintContext.states(of: screen, screen.states.map(VoiceOver.simulate))
            let simulation = contexts[0].simulation
            let rules = report.rules(for: screen, of: settings, last: applicable)
            applicable = rules
            let found = contexts.map { context in
                let overrides = settings.screenRules?.elementRules(in: context)
                report.used.formUnion(overrides?.used ?? [])
                // Edits are made where elements are written, and a state may say otherwise.
                let isOfViews = screen.input == .swiftUI
                let isEdited = isOfViews || document.isEditable && context.screen.state == screen.state
                let result = diagnose(
                    context, with: rules, path: source.path,
                    ignoring: context.screen.brokenElements(in: document, reported: settings.rules),
                    isFirst: report.tally.screens == 0, elementRules: overrides?.rules,
                    editing: isEdited
                        ? { [screen] in
                            isOfViews
                                ? views.edits(making: $0, of: screen) : editor()?.edits(making: $0, of: screen)
                        } : nil)
                report.inapplicable.merge(result.inapplicable) { first, _ in first }
                return result.findings
            }
            let merged = StateFindings.merging(found, of: contexts)
            if report.findings.isEmpty { report.findings = merged } else { report.findings += merged }
            if merged.isEmpty, document.unfinished.isEmpty, screen.isSilent(in: simulation) {
                report.findings += settings.rules.findings(for: [screen.emptiness], path: source.path)
            }
            if withMaps { report.maps += contexts.map { ScreenMap(of: $0.screen, in: $0.simulation) } }
            report.tally.screens += 1
            report.tally.elements += screen.elements.count
            report.tally.stops += simulation.stops.count
        }
    }
}

extension Report {
    /// Keeps one finding of a rule at a place of code, which several screens and versions of them show: the surest.
    /// What a screen shows there several times, each time with other words, is kept as its repeats.
    fileprivate mutating func keepSurestPerPlace() {
        var first: [String: Int] = [:]
        var kept: [Finding] = []
        for var finding in findings {
            // Views of the app's own have the place of their use in common.
            var places: Set = ["\(finding.range.start) \(finding.message)"]
            if !finding.repeats.isEmpty {
                finding.repeats.removeAll { !places.insert("\($0.range.start) \($0.message)").inserted }
            }
            let key = "\(finding.rule) \(finding.range.start)"
            if let index = first[key] {
                if finding.confidence > kept[index].confidence {
                    kept[index] = finding
                } else if finding.screen == kept[index].screen, finding.confidence == kept[index].confidence,
                    finding.message != kept[index].message,
                    !kept[index].repeats.contains(where: { $0.message == finding.message })
                {
                    kept[index].repeats.append(Occurrence(finding))
                }
            } else {
                first[key] = kept.count
                kept.append(finding)
            }
        }
        findings = kept
    }

    /// The rules that can judge a screen: those of the screen before it if both are of one kind.
    fileprivate mutating func rules(
        for screen: Screen, of settings: FileSettings, last: ApplicableRules?
    ) -> ApplicableRules {
        if let last, last.suit(screen) { return last }
        let rules = settings.screenRules?.rules(for: screen.platform) ?? settings.rules
        let applicable = rules.applicable(to: screen.input, on: screen.platform)
        if inapplicable.isEmpty {
            inapplicable = applicable.inapplicable
        } else {
            inapplicable.merge(applicable.inapplicable) { first, _ in first }
        }
        return applicable
    }

    /// Moves the findings that comments, Notes or the configuration suppress from `findings` to `accepted`.
    fileprivate mutating func suppress(in document: ScreenDocument, with settings: FileSettings) {
        guard !document.comments.isEmpty || !settings.suppressions.isEmpty else { return }
        let layout = FileLayout(
            bytes: document.bytes, comments: document.comments, start: document.start, isWhole: document.isWhole,
            screens: document.screens)
        var suppressions = Suppressions(
            in: layout, with: settings.forSuppressions, isUnderstood: !document.problems.contains { $0.rule == .syntax }
        )
        suppressions.apply(to: &self)
        accepted.sortInReportOrder()
        findings.sortInReportOrder()
        numberEquals()
    }
}

extension Screen {
    /// Whether a described screen has elements and yields no stop, which nobody can have meant, or a dump has no
    /// content. Views of Interface Builder may be empty for code to fill.
    fileprivate func isSilent(in simulation: Simulation) -> Bool {
        if input.isOfRunningApp { return !hasContent }
        return input == .native && !elements.isEmpty && simulation.stops.isEmpty
    }

    /// The problem of a screen without anything to check.
    fileprivate var emptiness: Problem {
        Problem(.emptyScreen, at: anchor, variant: input.isOfRunningApp ? "dump" : nil)
    }

    /// Whether there is anything that a rule can check. In a dump, windows and empty views are nothing.
    var hasContent: Bool { input.isOfRunningApp ? elements.contains(where: \.mayBeRead) : !elements.isEmpty }
}

extension Element {
    /// Whether VoiceOver may have something to read: it is shown and is a text, a control or a picture, or has words.
    fileprivate var mayBeRead: Bool {
        if self.isSystem || isTrue(.hidden) { return false }
        switch type {
        case .view, .window, .layer, .scrollView, .stackView, .tableView, .collectionView, .collectionViewCell,
            .visualEffectView, .navigationBar, .tabBar, .toolbar, .webView, .mapView, .alert:
            return isTrue(.isElement) || [label, text, title, value].contains { $0?.isEmpty == false }
        default: return true
        }
    }
}

extension UncheckedReason {
    /// The reason that the problems of a document give. It does not depend on which rules are selected.
    fileprivate init(of document: ScreenDocument, at path: String) {
        let problems = document.problems + document.screens.map(\.emptiness)
        let failure = problems.first { [.unknownFile, .emptyScreen, .syntax].contains($0.rule) }
        let reason = failure ?? problems.first { $0.rule == .uncheckedDocument }
        let finding = Ruleset.builtIn.findings(for: reason.map { [$0] } ?? [], path: path).first
        self.init(
            finding.map { "\($0.message) \($0.remedy)" } ?? "No screen could be read in it.", isDeclined: failure == nil
        )
    }
}
