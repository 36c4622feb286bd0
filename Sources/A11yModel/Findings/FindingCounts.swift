/// How a finding is labelled: by its severity, or as a review whatever its severity is. The worst comes first.
package enum FindingKind: String, CaseIterable, Sendable {
    case error, warning, info, review

    /// The kind of a finding.
    package init(_ finding: Finding) {
        self.init(severity: finding.severity, confidence: finding.confidence)
    }

    /// The kind of a finding with this severity and confidence.
    package init(severity: Severity, confidence: Confidence) {
        switch (confidence, severity) {
        case (.review, _): self = .review
        case (_, .error): self = .error
        case (_, .warning): self = .warning
        case (_, .info): self = .info
        }
    }
}

/// How many findings there are of each kind.
package struct FindingCounts: Hashable, Sendable {
    /// Errors, without reviews.
    package private(set) var errors = 0
    /// Warnings, without reviews.
    package private(set) var warnings = 0
    /// Infos, without reviews.
    package private(set) var infos = 0
    /// Findings of any severity that a person must review.
    package private(set) var reviews = 0
    /// Findings with a safe fix.
    package private(set) var fixable = 0
    /// Findings with an unsafe fix.
    package private(set) var fixableUnsafely = 0
    /// Findings that fail the run.
    package private(set) var failures = 0
    /// Findings that count as warnings at the gate: reviews may.
    package private(set) var warningsOfGate = 0

    /// Counts nothing.
    package init() {}

    /// Counts findings, in a run that fails from `level` on.
    package init(of findings: [Finding], failing level: FailLevel) { add(findings, failing: level) }

    /// Counts more findings.
    package mutating func add(_ findings: [Finding], failing level: FailLevel) {
        for finding in findings {
            switch FindingKind(finding) {
            case .error: errors += 1
            case .warning: warnings += 1
            case .info: infos += 1
            case .review: reviews += 1
            }
            switch finding.fixing {
            case .safe: fixable += 1
            case .unsafe: fixableUnsafely += 1
            case .none: break
            }
            if level.isReached(by: finding) { failures += 1 }
            if finding.weight == .warning { warningsOfGate += 1 }
        }
    }
}
