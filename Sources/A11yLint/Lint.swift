import A11yChecks
import A11yCode
import A11yDialects
import A11yEngine
import A11yModel
import A11yPolicy
import A11yVoiceOver

/// Checks one file: parses it, simulates VoiceOver on each of its screens, and applies the rules. No input makes it
/// throw, and equal sources and settings give equal reports.
///
/// - Parameters:
///   - tables: The string tables beside the file.
///   - mapping: Whether the report has maps of the screens, which cost as much as the rules.
///   - code: The code of the app, which settles what an Interface Builder file leaves open; nil to leave it open.
package func lint(
    _ source: Source, with settings: FileSettings, beside tables: [Source] = [], mapping: Bool = false,
    code: AppCode? = nil
) -> Report {
    let file = ScreenDocument(of: source, assuming: Assumptions(settings), code: code)
    return report(
        on: file, of: source, file.screens(at: source.path, settledBy: code), with: settings, tables: tables,
        mapping: mapping)
}

/// Checks the screens of a document. `state` is the context of its only screen, if that is a state of a flow whose
/// other states are in other files.
func report(
    on file: ScreenDocument, of source: Source, _ screens: [Screen], as state: LintContext? = nil,
    with settings: FileSettings, tables: [Source] = [], mapping: Bool
) -> Report {
    lazy var editor = file.editor
    var report = Report(path: source.path, lines: LineTable(file.bytes))
    report.used = settings.used
    report.findings = settings.rules.findings(for: file.problems, path: source.path) { problem, fixability in
        file.fix(of: problem, fixability, by: { editor })
    }
    report.add(screens, as: state, of: file, with: settings, tables: tables, mapping: mapping) { editor }
    if screens.first?.input == .swiftUI { report.mergeUses() }
    report.findings += settings.rules.findings(for: screens.unmodelledElements, path: source.path)
    report.merge(settings.audit, on: screens, with: settings.rules)
    report.accepted = report.findings.filter { $0.acceptance != nil }
    if !report.accepted.isEmpty { report.findings.removeAll { $0.acceptance != nil } }
    report.findings.sortInReportOrder()
    let isJudged =
        file.screens.contains(where: \.hasContent) || file.problems.contains { $0.rule == .unnamedCodeControl }
    report.unchecked = isJudged ? nil : UncheckedReason(of: file, at: source.path)
    // Before suppressions apply, so that suppressing one of two equal findings does not renumber the other.
    report.numberEquals()
    report.commentStyle = file.commentStyle
    report.views = file.views
    report.suppress(in: file, with: settings)
    return report
}

/// Checks one file with rules alone, without a project's settings.
package func lint(
    _ source: Source, with rules: Ruleset, beside tables: [Source] = [], mapping: Bool = false, code: AppCode? = nil
) -> Report {
    lint(source, with: FileSettings(rules), beside: tables, mapping: mapping, code: code)
}

/// Parses a file and simulates VoiceOver on each of its screens, with what the code of the app sets plainly. `adjust`
/// changes a screen before the simulation: its language or platform, as users set them on a device.
package func simulate(
    _ source: Source, in project: FileSettings? = nil, code: AppCode? = nil,
    adjusting adjust: (inout Screen) -> Void = { _ in }
) -> (screens: [(screen: Screen, simulation: Simulation)], lines: LineTable, problems: [Problem]) {
    let file = ScreenDocument(of: source, assuming: Assumptions(project), code: code)
    let screens = file.screens(at: source.path, settledBy: code).map { screen in
        var screen = screen
        screen.changeStates(adjust)
        return (screen: screen, simulation: VoiceOver.read(screen))
    }
    return (screens, LineTable(file.bytes), file.problems)
}

extension ScreenDocument {
    /// Reads a file: of Swift the views, of any other the screens that it describes.
    init(of source: Source, assuming assumptions: Assumptions, code: AppCode?) {
        guard source.extension == "swift" else {
            self.init(parsing: source, assuming: assumptions)
            return
        }
        let isOfControls = code?.readsControls != false && source.mentionsControl
        guard source.mentionsView || isOfControls else {
            let described = ScreenDocument(parsing: source, assuming: assumptions)
            if !described.screens.isEmpty {
                self = described
                return
            }
            var reading = ViewReading()
            reading.buildsUIKit = source.buildsUIKit
            self.init(showing: [], read: reading, problem: nil, in: source, assuming: assumptions)
            return
        }
        let alone = AppCode(CodeIndex([CodeSource(path: source.path) { source.bytes }]))
        var views = code?.views(source) ?? alone.views(source) ?? ViewDocument()
        views.reading.buildsUIKit = views.screens.isEmpty && source.buildsUIKit
        self.init(
            showing: views.screens, read: views.reading,
            problem: source.mentionsView ? views.problem.map { Problem($0, in: source) } : nil,
            unnamed: isOfControls ? views.controls.map(Problem.init) : [], in: source, assuming: assumptions)
    }

    /// The screens, with what the code of the app settles about them.
    fileprivate func screens(at path: String, settledBy code: AppCode?) -> [Screen] {
        guard let code, let first = screens.first, first.input != .swiftUI else { return screens }
        let platforms = code.platforms(path)
        return screens.map { screen in
            var screen = screen
            if screen.platform == .ios, platforms == [.ipados] { screen.platform = .ipados }
            screen.settle(by: code)
            screen.isBuilt = platforms?.isEmpty != true
            if !screen.isBuilt || !code.mayShow(screen, path) { screen.isUnreached = true }
            for cell in code.unaskedCells(screen, path) {
                for id in [cell] + screen.descendants(of: cell) { screen[id].doubts.insert(.unreached) }
            }
            return screen
        }
    }
}

extension Problem {
    /// Code that was not understood, which is read as far as it goes.
    fileprivate init(_ problem: CodeProblem, in source: Source) {
        let end = min(problem.offset + 1, source.bytes.count)
        self.init(
            .unknownFile, at: SourceRange(min(problem.offset, end), end), variant: "broken",
            facts: ["file": .text(source.path), "lack": .text(problem.words)],
            input: .swiftUI)
    }

    /// A control that code makes with a picture alone.
    fileprivate init(_ control: CodedControl) {
        var facts: Facts = ["class": .text(control.type)]
        switch control.picture {
        case .drawn: self.init(.unnamedCodeControl, at: control.range, variant: "drawn", facts: facts)
        case .asset(let name):
            facts["picture"] = .text(name)
            // A plain word may do: “close”, and not “iconClose”.
            let isWord = name.dropFirst().allSatisfy { $0.isLowercase || $0 == " " }
            self.init(.unnamedCodeControl, at: control.range, facts: facts, isDoubtful: isWord)
        case .symbol(let name):
            facts["picture"] = .text(name)
            let word = PictureName.word(forSymbol: name)
            if let word { facts["word"] = .text(word) }
            self.init(
                .unnamedCodeControl, at: control.range, variant: word == nil ? "symbol" : "word", facts: facts,
                isDoubtful: true)
        }
    }
}

extension Report {
    /// Simulates and diagnoses the screens of a file, one by one.
    fileprivate mutating func add(
        _ screens: [Screen], as state: LintContext?, of file: ScreenDocument, with settings: FileSettings,
        tables: [Source], mapping: Bool, editor: @escaping () -> Editor?
    ) {
        let translations = tables.flatMap(StringTables.translations).sorted { $0.language < $1.language }
        var applicable: ApplicableRules?
        let views = ViewFixes(of: file.bytes)
        for var screen in screens {
            screen.changeStates { $0.translations = translations }
            let contexts =
                state.map { [$0] } ?? LintContext.states(of: screen, screen.states.map(VoiceOver.read))
            let simulation = contexts[0].simulation
            let rules = rules(for: screen, of: settings, last: applicable)
            applicable = rules
            let found = contexts.map { context in
                let overrides = settings.screenRules?.elementRules(in: context)
                used.formUnion(overrides?.used ?? [])
                // Edits are made where elements are written, and a state may say otherwise.
                let isOfViews = screen.input == .swiftUI
                let isEdited = isOfViews || file.isEditable && context.screen.state == screen.state
                let result = diagnose(
                    context, with: rules, path: path,
                    ignoring: context.screen.brokenElements(in: file, reported: settings.rules),
                    isFirst: tally.screens == 0, elementRules: overrides?.rules,
                    editing: isEdited
                        ? { [screen] in
                            isOfViews
                                ? views.edits(making: $0, of: screen) : editor()?.edits(making: $0, of: screen)
                        } : nil)
                inapplicable.merge(result.inapplicable) { first, _ in first }
                return result.findings
            }
            let merged = StateFindings.merging(found, of: contexts)
            if findings.isEmpty { findings = merged } else { findings += merged }
            if merged.isEmpty, file.unfinished.isEmpty, screen.isSilent(in: simulation) {
                findings += settings.rules.findings(for: [screen.emptiness], path: path)
            }
            if mapping { maps += contexts.map { ScreenMap(of: $0.screen, in: $0.simulation) } }
            tally.screens += 1
            tally.elements += screen.elements.count
            tally.stops += simulation.stops.count
        }
    }

    /// Keeps one finding of a rule at a place of code, which several screens and versions of them show: the surest.
    fileprivate mutating func mergeUses() {
        var first: [String: Int] = [:]
        var kept: [Finding] = []
        for var finding in findings {
            // Views of the app's own have the place of their use in common.
            var places: Set = [finding.range.start]
            if !finding.repeats.isEmpty { finding.repeats.removeAll { !places.insert($0.range.start).inserted } }
            let key = "\(finding.rule) \(finding.range.start)"
            if let index = first[key] {
                if finding.confidence > kept[index].confidence { kept[index] = finding }
            } else {
                first[key] = kept.count
                kept.append(finding)
            }
        }
        findings = kept
    }

    /// The rules that can judge a screen: those of the screen before it if both are of one kind.
    private mutating func rules(
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
    fileprivate mutating func suppress(in file: ScreenDocument, with settings: FileSettings) {
        guard !file.comments.isEmpty || !settings.suppressions.isEmpty else { return }
        let layout = FileLayout(
            bytes: file.bytes, comments: file.comments, start: file.start, isWhole: file.isWhole,
            screens: file.screens)
        var suppressions = Suppressions(
            in: layout, with: settings.forSuppressions, isUnderstood: !file.problems.contains { $0.rule == .syntax })
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
        if isSystem || isTrue(.hidden) { return false }
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

extension FileSettings {
    /// Settings of these rules alone, in a project that knows the built-in rules.
    package init(_ rules: Ruleset) { self.init(rules, known: .builtIn) }
}

extension Assumptions {
    /// What a project states for files that do not.
    init(_ settings: FileSettings?) {
        self.init()
        guard let settings else { return }
        platform = settings.platform
        language = settings.language
        limits = settings.limits
        if !settings.namingKeyPaths.isEmpty { naming = naming.adding(settings.namingKeyPaths) }
    }
}
