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
///   - withMaps: Whether the report has maps of the screens, which cost as much as the rules.
///   - code: The code of the app, which settles what an Interface Builder file leaves open; nil to leave it open.
package func lint(
    _ source: Source, with settings: FileSettings, beside tables: [Source] = [], withMaps: Bool = false,
    code: CodeAnswers? = nil
) -> Report {
    let document = ScreenDocument(of: source, assuming: Assumptions(settings), code: code)
    let check = DocumentCheck(
        source: source, document: document, settings: settings, tables: tables, withMaps: withMaps)
    return check.report(on: document.screens(at: source.path, applying: code))
}

/// Checks one file with rules alone, without a project's settings.
package func lint(
    _ source: Source, with rules: Ruleset, beside tables: [Source] = [], withMaps: Bool = false,
    code: CodeAnswers? = nil
) -> Report {
    lint(source, with: FileSettings(rules), beside: tables, withMaps: withMaps, code: code)
}

/// Parses a file and simulates VoiceOver on each of its screens, with what the code of the app sets plainly. `adjust`
/// changes a screen before the simulation: its language or platform, as users set them on a device.
package func simulate(
    _ source: Source, in project: FileSettings? = nil, code: CodeAnswers? = nil,
    adjusting adjust: (inout Screen) -> Void = { _ in }
) -> (screens: [(screen: Screen, simulation: Simulation)], lines: LineTable, problems: [Problem]) {
    let file = ScreenDocument(of: source, assuming: Assumptions(project), code: code)
    let screens = file.screens(at: source.path, applying: code).map { screen in
        var screen = screen
        screen.changeStates(adjust)
        return (screen: screen, simulation: VoiceOver.simulate(screen))
    }
    return (screens, LineTable(file.bytes), file.problems)
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
