/// A fact for a message's placeholder, and for the `measured` part of a report.
package enum Fact: Hashable, Codable, Sendable {
    case text(String)
    case number(Double)
    case list([String])
}

extension Fact: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A text.
    package init(stringLiteral value: String) { self = .text(value) }
    /// A number.
    package init(floatLiteral value: Double) { self = .number(value) }
    /// A whole number.
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
}

/// The rules about files, which the reader itself applies; each has a page for its words.
package enum FileRule: String, CaseIterable, Sendable {
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
    package var isFinal: Bool { self == .syntax || self == .invalidSuppression }

    /// The rules about what accepts findings.
    package static let aboutSuppressions: Set<FileRule> = [
        .expiredSuppression, .invalidSuppression, .unexplainedSuppression, .unusedSuppression,
    ]
}

/// Something met while reading a file: which rule it breaks, where, and the facts that the rule's message needs.
package struct Problem: Hashable, Sendable {
    /// The rule.
    package let rule: FileRule
    /// The bytes at fault.
    package let range: SourceRange
    /// Which of the rule's messages; nil for its only one.
    package let variant: String?
    /// The facts for the message's placeholders.
    package let facts: [String: Fact]
    /// Another place that belongs to it, such as the first of two equal ids.
    package let related: RelatedPlace?

    /// A problem with `rule` at `range`.
    package init(
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
    package static func syntax(
        _ expected: String, at range: SourceRange, unchecked: String, related: RelatedPlace? = nil
    ) -> Problem {
        let facts: [String: Fact] = ["expected": .text(expected), "unchecked": .text(unchecked)]
        return Problem(.syntax, at: range, facts: facts, related: related)
    }
}

/// The result of reading: as much as could be read, and the problems met. Reading never throws.
package struct Parsed<Tree: Sendable>: Sendable {
    /// What could be read.
    package var tree: Tree
    /// What was wrong.
    package var problems: [Problem]

    /// A result with its problems.
    package init(_ tree: Tree, problems: [Problem] = []) {
        self.tree = tree
        self.problems = problems
    }
}
