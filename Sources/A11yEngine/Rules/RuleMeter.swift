/// Measures what rules cost. The engine knows no clock; whoever asks for the cost brings one.
public protocol RuleMeter: Sendable {
    /// Does the work of a rule on a screen.
    func measure<Result>(_ rule: String, _ work: () -> Result) -> Result
}
