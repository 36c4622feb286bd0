/// An analysis of a screen that finds violations; the rule page of the same name makes it a rule.
///
/// A check has no message, severity, default values or state: the page supplies those. It adds its own doubts to the
/// violation; the engine adds the doubts about the element (outlets, templates, hidden views).
public protocol Check: Sendable {
    /// Creates the check with a page's parameters. Missing or malformed parameters are recorded in `parameters`.
    init(_ parameters: inout Parameters)

    /// All violations on the screen, in any order.
    func violations(in context: LintContext) -> [Violation]

    /// Why the check cannot judge the screen, as the end of a sentence; nil if it can.
    func reasonNotToJudge(_ context: LintContext) -> String?

    /// Whether it reads `Screen.translations`, which have to be loaded from the string tables beside the file.
    static var readsStringTables: Bool { get }

    /// The check itself if its violations can be fixed; nil otherwise. Asking for it costs less than a cast, which
    /// searches for the conformance each time.
    var repairing: (any RepairingCheck)? { get }
}

/// A check without parameters.
public protocol FixedCheck: Check { init() }

extension FixedCheck {
    /// The check, whatever the page's parameters.
    public init(_ parameters: inout Parameters) { self.init() }
}

extension Check {
    /// The id of its rule: `tiny-target` for `TinyTarget`.
    public static var name: String {
        // Not `String(describing:)`, which searches all conformances of the program for each type.
        "\(self as Any.Type)".reduce(into: "") { name, letter in
            if letter.isUppercase, !name.isEmpty { name += "-" }
            name += letter.lowercased()
        }
    }

    /// The default: the check can judge any screen.
    public func reasonNotToJudge(_ context: LintContext) -> String? { nil }

    /// The default: the check needs the file alone.
    public static var readsStringTables: Bool { false }

    /// The default: a person must decide what to do about its violations.
    public var repairing: (any RepairingCheck)? { nil }
}

/// A check whose violations can be fixed. A page names a fix if and only if its check is one of these; tests make sure.
public protocol RepairingCheck: Check {
    /// The repair of one of its violations; nil if a person must decide. Called only for reported violations.
    func repair(of violation: Violation, in context: LintContext) -> Repair?
}

extension RepairingCheck {
    /// This check.
    public var repairing: (any RepairingCheck)? { self }
}

/// The checks that pages can name.
public struct CheckList: Sendable {
    private let byName: [String: any Check.Type]

    /// These checks, in any order.
    public init(_ checks: [any Check.Type]) {
        byName = Dictionary(checks.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The check with a name.
    public subscript(name: String) -> (any Check.Type)? { byName[name] }

    /// The names, sorted.
    public var names: [String] { byName.keys.sorted() }
}
