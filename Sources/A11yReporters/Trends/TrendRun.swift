import A11yModel

/// A finding of one run, as trends look at it.
package struct TrendFinding: Hashable, Sendable {
    /// Identifies it from run to run.
    let fingerprint: String
    /// What the same part on other screens has, too; nil if the report does not say.
    let component: String?
    let rule: String
    let severity: Severity
    let confidence: Confidence
    /// The file, as the report names it.
    let path: String
    /// The name of the screen; empty for findings about a whole file.
    let screen: String
    /// Types and ids from the root of the screen down to the element; empty without one.
    let element: String
    /// The word of the property; empty for the element as a whole.
    let property: String
    let message: String

    /// A finding as a report holds it.
    package init(
        fingerprint: String, component: String? = nil, rule: String, severity: Severity, confidence: Confidence,
        path: String, screen: String, element: String, property: String, message: String
    ) {
        self.fingerprint = fingerprint
        self.component = component
        self.rule = rule
        self.severity = severity
        self.confidence = confidence
        self.path = path
        self.screen = screen
        self.element = element
        self.property = property
        self.message = message
    }

    /// What is left of its identity when its file gets another name.
    var withoutFile: [String] { [rule, screen, element, property, message] }

    /// The screen with its file.
    var place: String { screen.isEmpty ? path : "\(path), \(screen)" }

    var kind: FindingKind { FindingKind(severity: severity, confidence: confidence) }
}

/// One run of `check` whose report was kept.
package struct TrendRun: Sendable {
    /// The path of the report in its store.
    let name: String
    let day: Day
    /// The version of the app that was checked; empty if nobody said.
    let version: String
    /// The files that were checked; nil if the report does not list them, which stands for all.
    let files: Set<String>?
    /// The findings that count, each once.
    let findings: [TrendFinding]
    /// The fingerprints of findings that were there, and that a suppression or the baseline accepts.
    let accepted: Set<String>

    /// A run; findings with a fingerprint that was there are left out.
    package init(
        name: String, day: Day, version: String = "", files: Set<String>? = nil, findings: [TrendFinding],
        accepted: Set<String> = []
    ) {
        self.name = name
        self.day = day
        self.version = version
        self.files = files
        var seen: Set<String> = []
        self.findings = findings.filter { seen.insert($0.fingerprint).inserted }
        self.accepted = accepted.subtracting(seen)
    }

    /// Whether a file was checked.
    func covers(_ path: String) -> Bool { files?.contains(path) ?? true }

    /// How many findings it has of each kind, in the order of `FindingKind`.
    var counts: [Int] { FindingKind.allCases.map { kind in findings.count { $0.kind == kind } } }
}
