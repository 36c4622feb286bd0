import A11yModel

/// The rules of a run.
public struct Ruleset: Sendable {
    public init() {}
}
