/// The value of a message's placeholder, also reported under `measured`.
public enum Fact: Hashable, Sendable {
    case text(String)
    case number(Double)
    case list([String])
}

/// The facts for the placeholders of a message, by their names.
public typealias Facts = [String: Fact]

extension Facts {
    /// These facts, and those of others whose names these do not have.
    public func merging(_ others: Facts) -> Facts { merging(others) { own, _ in own } }
}

extension Fact: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A text.
    public init(stringLiteral value: String) { self = .text(value) }
    /// A number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

/// The rules about files, which the parsers and decoders apply. Each has a page with its texts.
package enum FileRule: String, CaseIterable, Sendable {
    case syntax
    case duplicateProperty = "duplicate-property"
    case duplicateID = "duplicate-id"
    case unknownReference = "unknown-reference"
    case unknownProperty = "unknown-property"
    case unknownType = "unknown-type"
    case emptyScreen = "empty-screen"
    case truncatedTree = "truncated-tree"
    case oldFormat = "old-format"
    case uncheckedDocument = "unchecked-document"
    case unknownFile = "unknown-file"
    case unmodelledElement = "unmodelled-element"
    case unnamedCodeControl = "unnamed-code-control"
    case auditIssue = "audit-issue"
    case staleBaselineEntry = "stale-baseline-entry"
    case unusedOverride = "unused-override"
    case invalidSuppression = "invalid-suppression"
    case unexplainedSuppression = "unexplained-suppression"
    case expiredSuppression = "expired-suppression"
    case unusedSuppression = "unused-suppression"
}

extension FileRule {
    /// Whether findings of the rule can never be suppressed: nothing is known about a file that could not be parsed.
    package var isFinal: Bool { self == .syntax || self == .invalidSuppression }

    /// The rules about suppressions.
    package static let aboutSuppressions: Set<FileRule> = [
        .expiredSuppression, .invalidSuppression, .unexplainedSuppression, .unusedSuppression,
    ]
}

/// A problem found while reading a file: the violated rule, the location, and the facts for the rule's message.
public struct Problem: Hashable, Sendable {
    /// The rule.
    package let rule: FileRule
    /// The violating bytes.
    package let range: SourceRange
    /// Which of the rule's messages; nil for its only one.
    package let variant: String?
    /// The facts for the message's placeholders.
    package let facts: Facts
    /// Whether a person has to decide.
    package let isDoubtful: Bool
    /// A further location that belongs to it, such as the first of two equal ids.
    package let related: RelatedPlace?
    /// The kind of file, if the page has a remedy for it alone.
    package let input: Input?

    /// A problem with `rule` at `range`.
    package init(
        _ rule: FileRule, at range: SourceRange, variant: String? = nil, facts: Facts = [:],
        isDoubtful: Bool = false, related: RelatedPlace? = nil, input: Input? = nil
    ) {
        self.input = input
        self.isDoubtful = isDoubtful
        self.rule = rule
        self.range = range
        self.variant = variant
        self.facts = facts
        self.related = related
    }

    /// A syntax error. `expected` is a sentence without its full stop; `unchecked` is what the error leaves unchecked,
    /// nil if that is nothing.
    package static func syntax(
        _ expected: String, at range: SourceRange, unchecked: String?, related: RelatedPlace? = nil
    ) -> Problem {
        var facts: Facts = ["expected": .text(expected)]
        if let unchecked { facts["unchecked"] = .text(unchecked) }
        return Problem(
            .syntax, at: range, variant: unchecked == nil ? "complete" : nil, facts: facts, related: related)
    }
}
