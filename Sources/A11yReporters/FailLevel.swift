import A11yModel

/// From which severity on a finding fails the run: the words of `--fail-on`.
package enum FailLevel: String, CaseIterable, Sendable {
    case error, warning, info, never

    /// Whether a finding fails the run. One that a person must review does so only where reviews count.
    package func isReached(by finding: Finding) -> Bool {
        guard let weight = finding.weight else { return false }
        switch self {
        case .error: return weight >= .error
        case .warning: return weight >= .warning
        case .info: return true
        case .never: return false
        }
    }
}
