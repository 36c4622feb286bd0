import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops whose author-set traits contradict each other. One finding a stop: the first contradiction, else the first
/// doubt. Cost: linear in the stops.
struct ConflictingTraits: Check {
    package static let name = "conflicting-traits"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.traits) else { return [] }
        return context.stops.compactMap { stop in
            guard let traits = context.screen[stop.element].traits else { return nil }
            return contradiction(in: traits, of: stop.element) ?? doubt(in: traits, of: stop.element)
        }
    }

    /// Roles of which a stop has one (GTX; Deque).
    private static let roles: [Traits] = [.button, .link, .searchField, .keyboardKey]
    /// Roles beside which a value cannot be changed by swiping: a double tap is expected, or the next heading (GTX;
    /// Deque).
    private static let rivalsOfAdjustable: [Traits] = [.button, .header]
    /// Roles that a text does not have.
    private static let rolesBesideText: [Traits] = [.button, .link, .adjustable]

    private func contradiction(in traits: Traits, of id: ElementID) -> Violation? {
        ConflictingTraits.rivals(in: traits).map { violation(id, "contradiction", $0.first, $0.second) }
    }

    /// Two traits that cannot both be true; nil where all can.
    package static func rivals(in traits: Traits) -> (first: Traits, second: Traits)? {
        let roles = roles.filter(traits.contains)
        if roles.count > 1 { return (roles[0], roles[1]) }
        guard traits.contains(.adjustable) else { return nil }
        return rivalsOfAdjustable.first(where: traits.contains).map { ($0, .adjustable) }
    }

    /// What is heard depends on the system's version, or one trait is a leftover: for a person to look at.
    private func doubt(in traits: Traits, of id: ElementID) -> Violation? {
        if traits.contains(.toggleButton) {
            if traits.contains(.selected) { return violation(id, "twice", .toggleButton, .selected, .undecided) }
            if !traits.contains(.button) { return violation(id, "alone", .toggleButton, .button, .undecided) }
        }
        if traits.contains(.noneBesideOthers) {
            let others = traits.subtracting(.noneBesideOthers)
            return violation(id, "none", [], others, .undecided)
        }
        guard traits.contains(.staticText) else { return nil }
        let role = ConflictingTraits.rolesBesideText.first(where: traits.contains)
        return role.map { violation(id, "leftover", .staticText, $0, .undecided) }
    }

    private func violation(
        _ id: ElementID, _ variant: String, _ first: Traits, _ second: Traits, _ doubts: Doubts = []
    ) -> Violation {
        Violation(
            id, property: .traits, variant: variant,
            facts: [
                "first": .text(first.words.first ?? ""), "second": .text(second.words.first ?? ""),
            ],
            doubts: doubts)
    }
}
