/// How a finding is labelled: by its severity, or as a review whatever its severity is. The worst comes first.
package enum FindingKind: String, CaseIterable, Sendable {
    case error, warning, info, review

    /// The kind of a finding.
    package init(_ finding: borrowing Finding) {
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

/// How many findings there are of each kind. It is all that a run keeps of findings that are written already.
package struct FindingCounts: Hashable, Sendable {
    private var kinds: [FindingKind: Int] = [:]
    private var fixes: [Fixability: Int] = [:]
    /// Findings that fail the run.
    package private(set) var failures = 0
    /// Findings that count as warnings.
    package private(set) var warnings = 0

    /// Counts nothing.
    package init() {}

    /// Counts findings, in a run that fails from `level` on.
    package init(of findings: [Finding], failing level: FailLevel) {
        // A finding is large, and is not copied to be counted.
        findings.withUnsafeBufferPointer { findings in
            for index in findings.indices {
                kinds[FindingKind(findings[index]), default: 0] += 1
                fixes[findings[index].fixing, default: 0] += 1
                if level.isReached(by: findings[index]) { failures += 1 }
                if findings[index].weight == .warning { warnings += 1 }
            }
        }
    }

    /// Findings of a kind.
    package subscript(kind: FindingKind) -> Int { kinds[kind] ?? 0 }

    /// Findings that the program can fix so well.
    package subscript(fix: Fixability) -> Int { fixes[fix] ?? 0 }

    /// The sums of two counts.
    package static func + (left: FindingCounts, right: FindingCounts) -> FindingCounts {
        var sum = left
        sum.kinds.merge(right.kinds, uniquingKeysWith: +)
        sum.fixes.merge(right.fixes, uniquingKeysWith: +)
        sum.failures += right.failures
        sum.warnings += right.warnings
        return sum
    }
}
