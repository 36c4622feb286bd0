import A11yModel

/// A violation found by a check: where it is, and the facts for the rule's message. The page turns it into text.
public struct Violation: Sendable {
    /// The element whose source must be edited; nil for the screen.
    public var element: ElementID?
    /// The property to mark; nil for the whole element.
    public var property: Property?
    /// The byte range to mark, if it is neither the element's nor a property's: for example an entry of a list.
    public var range: SourceRange?
    /// The variant of the rule's message; nil for its only one.
    public var variant: String?
    /// The facts for the placeholders, besides the common ones (`element`, `name`, `speech`).
    public var facts: Facts
    /// The doubts of the check itself.
    public var doubts: Doubts
    /// Doubts about the element that do not affect this violation.
    public var settled: Doubts
    /// Other elements whose doubts count.
    public var evidence: [ElementID]
    /// The other elements that the finding refers to; outranked rules are suppressed there.
    public var covers: [ElementID]
    /// Related places, each with a message.
    public var related: [RelatedPlace]
    /// How bad the violation is compared to others of its rule on the screen; higher is worse. Used by rules with a
    /// limit per screen.
    public var weight: Double
    /// The highest confidence it can have; `likely` for an inference, however certain the rule.
    public var ceiling: Confidence
    /// Whether it suppresses the rules that its page outranks; false for variants that are no cause.
    public var isCause: Bool

    /// A violation at `element`.
    public init(
        _ element: ElementID?, property: Property? = nil, range: SourceRange? = nil, variant: String? = nil,
        facts: Facts = [:], doubts: Doubts = [], settled: Doubts = [], evidence: [ElementID] = [],
        covers: [ElementID] = [], related: [RelatedPlace] = [], weight: Double = 0,
        ceiling: Confidence = .certain, isCause: Bool = true
    ) {
        self.element = element
        self.property = property
        self.range = range
        self.variant = variant
        self.facts = facts
        self.doubts = doubts
        self.settled = settled
        self.evidence = evidence
        self.covers = covers
        self.related = related
        self.weight = weight
        self.ceiling = ceiling
        self.isCause = isCause
    }
}
