/// A fact for a message's placeholder, and for the `measured` part of a report.
public enum Fact: Hashable, Codable, Sendable {
    case text(String)
    case number(Double)
    case list([String])
}

extension Fact: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A text.
    public init(stringLiteral value: String) { self = .text(value) }
    /// A number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

/// The rules about files, which the reader itself applies; each has a page for its words.
public enum FileRule: String, CaseIterable, Sendable {
    case syntax
    case duplicateProperty = "duplicate-property"
    case duplicateID = "duplicate-id"
    case unknownReference = "unknown-reference"
    case unknownProperty = "unknown-property"
    case emptyScreen = "empty-screen"
    case truncatedTree = "truncated-tree"
    case oldFormat = "old-format"
    case uncheckedDocument = "unchecked-document"
    case unknownFile = "unknown-file"
    case unmodelledElement = "unmodelled-element"
    case staleBaselineEntry = "stale-baseline-entry"
    case unusedOverride = "unused-override"
    case invalidSuppression = "invalid-suppression"
    case unexplainedSuppression = "unexplained-suppression"
    case expiredSuppression = "expired-suppression"
    case unusedSuppression = "unused-suppression"
}

extension FileRule {
    /// Whether findings of the rule count whatever anybody says: of a file that could not be read, nothing is known.
    public var isFinal: Bool { self == .syntax || self == .invalidSuppression }

    /// The rules about what accepts findings.
    public static let aboutSuppressions: Set<FileRule> = [
        .expiredSuppression, .invalidSuppression, .unexplainedSuppression, .unusedSuppression,
    ]
}

/// Something met while reading a file: which rule it breaks, where, and the facts that the rule's message needs.
public struct Problem: Hashable, Sendable {
    /// The rule.
    public let rule: FileRule
    /// The bytes at fault.
    public let range: SourceRange
    /// Which of the rule's messages; nil for its only one.
    public let variant: String?
    /// The facts for the message's placeholders.
    public let facts: [String: Fact]
    /// Another place that belongs to it, such as the first of two equal ids.
    public let related: RelatedPlace?

    /// A problem with `rule` at `range`.
    public init(
        _ rule: FileRule, at range: SourceRange, variant: String? = nil, facts: [String: Fact] = [:],
        related: RelatedPlace? = nil
    ) {
        self.rule = rule
        self.range = range
        self.variant = variant
        self.facts = facts
        self.related = related
    }

    /// A syntax error: what was expected, as a sentence without its full stop, and what is left unchecked because of
    /// it.
    public static func syntax(
        _ expected: String, at range: SourceRange, unchecked: String, related: RelatedPlace? = nil
    ) -> Problem {
        let facts: [String: Fact] = ["expected": .text(expected), "unchecked": .text(unchecked)]
        return Problem(.syntax, at: range, facts: facts, related: related)
    }
}

/// The result of reading: as much as could be read, and the problems met. Reading never throws.
public struct Parsed<Tree: Sendable>: Sendable {
    /// What could be read.
    public var tree: Tree
    /// What was wrong.
    public var problems: [Problem]

    /// A result with its problems.
    public init(_ tree: Tree, problems: [Problem] = []) {
        self.tree = tree
        self.problems = problems
    }
}
