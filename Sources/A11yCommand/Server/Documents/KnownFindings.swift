import A11yModel
import A11yEngine
import A11yPolicy

/// The findings that a baseline has taken over: no news, and so not told in an editor either.
struct KnownFindings: Sendable {
    let file: BaselineFile
    /// Its entries, none of them met yet.
    let match: BaselineMatch

    /// Takes what is known out of the report on a document.
    func accept(in report: inout Report, at path: String, with rules: Ruleset) {
        var match = match
        match.accept(in: &report, at: file.relative(path), rules: rules)
    }
}
