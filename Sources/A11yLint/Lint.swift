import A11yDialects
import A11yModel
import A11yEngine
import A11yPolicy
import A11yVoiceOver

/// Checks one file: reads it, simulates VoiceOver on each of its screens, and applies the rules. Pure and total: the
/// same sources and settings give the same report, whatever the sources hold. `tables` are the string tables beside the
/// file. The report has maps of the screens only where they are asked for, since they cost as much as the rules do.
package func lint(
    _ source: Source, with settings: Settings, beside tables: [Source] = [], mapping: Bool = false
) -> Report {
    let rules = settings.rules
    let document = Document(reading: source, assuming: Assumptions(settings))
    lazy var editor = document.editor
    var report = Report(path: source.path, lines: LineTable(document.bytes))
    report.used = settings.used
    report.findings = rules.findings(for: document.problems, path: source.path) { problem, fixability in
        document.fix(of: problem, fixability, by: { editor })
    }
    let translations = tables.flatMap(StringTables.translations).sorted { $0.language < $1.language }
    var last: ApplicableRules?
    func applicable(to screen: Screen) -> ApplicableRules {
        if let last, last.suit(screen) { return last }
        let rules = settings.exceptions?.rules(for: screen.platform) ?? rules
        let applicable = ApplicableRules(of: rules, for: screen.input, on: screen.platform)
        report.inapplicable.merge(applicable.inapplicable) { first, _ in first }
        last = applicable
        return applicable
    }
    for var screen in document.screens {
        screen.translations = translations
        let simulation = VoiceOver.read(screen)
        let context = LintContext(screen, simulation)
        let exceptions = settings.exceptions?.elementRules(in: context)
        let result = diagnose(
            context, with: applicable(to: screen), path: source.path,
            ignoring: screen.brokenElements(in: document, reported: rules),
            isFirst: report.tally.screens == 0, elementRules: exceptions?.rules,
            editing: document.isEditable ? { [screen] in editor?.edits(making: $0, of: screen) } : nil)
        report.findings += result.findings
        report.used.formUnion(exceptions?.used ?? [])
        if result.findings.isEmpty, document.unfinished.isEmpty, isSilent(screen, simulation) {
            report.findings += rules.findings(for: [Problem(.emptyScreen, at: screen.anchor)], path: source.path)
        }
        report.inapplicable.merge(result.inapplicable) { first, _ in first }
        if mapping { report.maps.append(ScreenMap(of: screen, read: simulation)) }
        report.tally.screens += 1
        report.tally.elements += screen.elements.count
        report.tally.stops += simulation.stops.count
    }
    report.findings += rules.findings(for: document.screens.unmodelledElements, path: source.path)
    report.findings.sort(by: Finding.inReportOrder)
    // Before anything is accepted, so that accepting one of two equal findings does not rename the other.
    report.numberEquals()
    report.commentStyle = document.commentStyle
    guard !document.comments.isEmpty || !settings.suppressions.isEmpty else { return report }
    let surroundings = Surroundings(
        bytes: document.bytes, comments: document.comments, start: document.start, isWhole: document.isWhole,
        screens: document.screens)
    var suppressions = Suppressions(
        in: surroundings, with: settings, isUnderstood: !document.problems.contains { $0.rule == .syntax })
    suppressions.apply(to: &report)
    report.accepted.sort(by: Finding.inReportOrder)
    report.findings.sort(by: Finding.inReportOrder)
    report.numberEquals()
    return report
}

/// Checks one file with rules alone.
package func lint(
    _ source: Source, with rules: Ruleset, beside tables: [Source] = [], mapping: Bool = false
) -> Report {
    lint(source, with: Settings(rules), beside: tables, mapping: mapping)
}

/// Whether a described screen has elements and yields no stop, which nobody can have meant. A view of Interface Builder
/// may be empty, for code to fill.
private func isSilent(_ screen: Screen, _ simulation: Simulation) -> Bool {
    screen.input == .native && !screen.elements.isEmpty && simulation.stops.isEmpty
}

/// What VoiceOver makes of each screen of a file, and what was met while reading it. `adjust` changes a screen before
/// VoiceOver comes to it: its language or its platform, as a user may set them on a device.
package func read(
    _ source: Source, in project: Settings? = nil, adjusting adjust: (inout Screen) -> Void = { _ in }
) -> (screens: [(screen: Screen, simulation: Simulation)], lines: LineTable, problems: [Problem]) {
    let document = Document(reading: source, assuming: Assumptions(project))
    let screens = document.screens.map { screen in
        var screen = screen
        adjust(&screen)
        return (screen: screen, simulation: VoiceOver.read(screen))
    }
    return (screens, LineTable(document.bytes), document.problems)
}

extension Assumptions {
    /// What a project says of files that do not say it themselves.
    init(_ settings: Settings?) {
        self.init()
        guard let settings else { return }
        platform = settings.platform
        language = settings.language
        limits = settings.limits
        if !settings.namingKeyPaths.isEmpty { naming = naming.adding(settings.namingKeyPaths) }
    }
}

extension Settings {
    /// Settings of these rules alone, in a project that knows the built-in rules.
    package init(_ rules: Ruleset) { self.init(rules, known: .builtIn) }
}
