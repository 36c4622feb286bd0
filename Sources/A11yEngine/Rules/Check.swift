import A11yModel

/// A measurement on a screen, which the rule page of the same name turns into a rule.
///
/// A check has no message, no severity, no default values and no state: its page supplies those. Doubts of its own go
/// into the violation; the engine adds the doubts about the element itself (outlets, templates, hidden views).
package protocol Check: Sendable {
    /// The id of the rule that it serves.
    static var name: String { get }

    /// The measurement with a page's parameters. A missing or malformed parameter is recorded in `parameters`.
    init(_ parameters: inout Parameters)

    /// Every violation on the screen, in any order.
    func violations(in context: LintContext) -> [Violation]

    /// Why it cannot judge the screen, as the end of a sentence; nil if it can.
    func reasonNotToJudge(_ context: LintContext) -> String?
}

extension Check {
    /// Most checks can judge any screen.
    package func reasonNotToJudge(_ context: LintContext) -> String? { nil }
}

/// A check whose violations the program can repair. Its page names the kind of fix; a page that promises a fix for a
/// check without repairs is a mistake, and so is a repair that no page promises.
package protocol RepairingCheck: Check {
    /// The repair of one of its violations; nil if only a person can decide. Called for reported violations only.
    func repair(of violation: Violation, in context: LintContext) -> Repair?
}

/// The checks that pages can name.
package struct CheckList: Sendable {
    private let byName: [String: any Check.Type]

    /// These checks, in any order.
    package init(_ checks: [any Check.Type]) {
        byName = Dictionary(checks.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The check of a name.
    package subscript(name: String) -> (any Check.Type)? { byName[name] }

    /// The names, sorted.
    package var names: [String] { byName.keys.sorted() }
}
