import A11yEngine
import A11yModel

/// What a project asks of everything that accepts findings: the `suppression-policy` of its configuration.
package struct SuppressionPolicy: Hashable, Sendable {
    /// Whether what has no reason is a finding.
    package var requiresReason = true
    /// Whether one suppression may accept every rule: `all`, or a whole preset.
    package var allowsBlanket = false
    /// How bad it is that a suppression matches nothing; nil where nobody wants to know.
    package var unused: Severity? = .warning
    /// For how many days from today something may be accepted; nil for ever.
    package var maximumAge: Int?

    /// What a project asks that says nothing of it.
    package init() {}
}
