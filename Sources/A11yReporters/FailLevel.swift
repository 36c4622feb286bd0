import A11yModel

/// From which severity on a finding fails the run: the words of `--fail-on`.
public enum FailLevel: String, CaseIterable, Sendable {
    case error, warning, info, never

    /// Whether a finding fails the run. One that a person must review never does.
    public func isReached(by finding: Finding) -> Bool {
        guard finding.confidence != .review else { return false }
        switch self {
        case .error: return finding.severity >= .error
        case .warning: return finding.severity >= .warning
        case .info: return true
        case .never: return false
        }
    }
}
