import A11yModel

/// What a check found: where, and the facts that the rule's message needs. The page turns it into words.
package struct Violation: Sendable {
    /// The element whose source has to be edited; nil where it is the screen.
    package var element: ElementID?
    /// The property to mark; nil where it is the element as a whole.
    package var property: Property?
    /// The bytes to mark, where they are neither the element's nor a property's: an entry of a list.
    package var range: SourceRange?
    /// Which of the rule's messages; nil for its only one.
    package var variant: String?
    /// The facts for the placeholders, beside those that every message has (`element`, `name`, `speech`).
    package var facts: [String: Fact]
    /// What the check itself is unsure of.
    package var doubts: Doubts
    /// The doubts about its element that do not touch this violation.
    package var settled: Doubts
    /// Other elements whose doubts count.
    package var evidence: [ElementID]
    /// What the finding names, beside `element`: outranked rules are silent there.
    package var covers: [ElementID]
    /// Other places worth showing, each with what stands there.
    package var related: [RelatedPlace]
    /// How bad it is among violations of its rule on one screen, for rules that tell only the worst: more is worse.
    package var weight: Double
    /// How sure it is at most: a violation that an inference found is likely, however sure its rule may be.
    package var ceiling: Confidence
    /// Whether it is the cause of what the rules see that its page outranks; false for a variant that is not.
    package var isCause: Bool

    /// A violation of `element`.
    package init(
        _ element: ElementID?, property: Property? = nil, range: SourceRange? = nil, variant: String? = nil,
        facts: [String: Fact] = [:], doubts: Doubts = [], settled: Doubts = [], evidence: [ElementID] = [],
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
