import A11yReporters
import A11yEngine
import A11yChecks
import A11yPolicy
import ArgumentParser

/// The words that a shell offers where an argument takes one of ours.
extension CompletionKind {
    /// Names of formats for reports.
    static let formats = CompletionKind.list(reporters.map { $0.name })

    /// `NAME=` for a report in a file; the path is the user's.
    static let reports = CompletionKind.custom { _, _, _ in reporters.map { "\($0.name)=" } }

    /// Names of presets.
    static let presets = CompletionKind.list(Configuration.presetNames)

    /// Rules and whatever else chooses them, behind the last comma of a list. They are asked for when a shell needs
    /// them: no run has to read every rule's words.
    static let ruleWords = CompletionKind.custom { _, _, written in
        let head = written.lastIndex(of: ",").map { written[...$0] } ?? ""
        return RuleSelector.words(among: .builtIn).map { head + $0 }
    }
}
