import A11yEngine
import A11yLint
import A11yModel
import A11yPolicy
import A11yProject

/// What the checker says about a document at one version.
struct Inspection: Sendable {
    /// The findings with their fingerprints; none for a file that describes no screen.
    let findings: [Known]
    /// The text that the findings' bytes are of.
    let lines: TextLines
    /// Whether findings are accepted in the Notes of objects.
    let isAcceptedInNotes: Bool

    /// A finding with what it is known by.
    struct Known: Sendable {
        let finding: Finding
        let fingerprint: String
    }

    /// Checks a document as `check` does a file that it came across: what a baseline knows is no finding.
    init(
        of document: OpenDocument, with settings: FileSettings, beside code: CodeAnswers?,
        knowing baseline: KnownFindings? = nil, root: PathRoot, world: ServerWorld
    ) {
        let source = document.source
        let tables = settings.rules.readsStringTables ? world.tables(document.path) : []
        var report = world.check(source, settings, tables, code)
        report.rootPath = root.relative(document.path)
        baseline?.accept(in: &report, at: document.path, with: settings.rules)
        let isOurs = report.isRelevant(on: source, isNamed: false)
        let known = zip(report.findings, report.fingerprints).map { Known(finding: $0, fingerprint: $1) }
        findings = isOurs ? known : []
        lines = document.lines
        isAcceptedInNotes = report.commentStyle == .notes
    }

    /// The mistakes in a configuration, each as an error.
    init(of configuration: OpenDocument, mistakes: [ConfigurationProblem], root: PathRoot) {
        let path = configuration.path
        var report = Report(path: path, lines: LineTable(configuration.source.bytes))
        report.rootPath = root.relative(path)
        report.findings = mistakes.map { mistake in
            let hint = mistake.hint.isEmpty ? "" : "; \(mistake.hint)"
            return Finding(
                rule: "config", severity: .error, confidence: .certain, message: mistake.message + hint, path: path,
                range: mistake.range, remedy: mistake.help)
        }
        findings = zip(report.findings, report.fingerprints).map { Known(finding: $0, fingerprint: $1) }
        lines = configuration.lines
        isAcceptedInNotes = false
    }

    /// Nothing about a document: its configuration cannot be used.
    init(unchecked document: OpenDocument) {
        findings = []
        lines = document.lines
        isAcceptedInNotes = false
    }

    /// The findings that touch these bytes, those of the innermost place first.
    func findings(at range: SourceRange) -> [Known] {
        findings.filter { $0.finding.range.start <= range.end && range.start <= $0.finding.range.end }
    }
}

/// The findings that a baseline accepts: an editor does not show them.
struct KnownFindings: Sendable {
    let file: BaselineFile
    /// Its entries, none of them met yet.
    let match: BaselineMatch

    /// Removes the accepted findings from the report on a document.
    func accept(in report: inout Report, at path: String, with rules: Ruleset) {
        var match = match
        match.accept(in: &report, at: file.relative(path), rules: rules)
    }
}
