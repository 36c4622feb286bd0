import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops with contradictory traits set by their author. Reports one finding per stop: the first contradiction, or else
/// the first doubt. Cost: linear in the stops.
struct ConflictingTraits: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.traits) || context.isSet(.addTraits) else { return [] }
        return context.stops.compactMap { stop in
            let element = context.screen[stop.element]
            // SwiftUI adds traits to those that a view has.
            let isAdded = context.screen.input == .swiftUI && element[.addTraits] != nil
            guard let traits = isAdded ? stop.utterance.traits : element.traits else { return nil }
            return ConflictingTraits.rivals(in: traits).map {
                violation(stop.element, "contradiction", $0.first, $0.second)
            }
                ?? (isAdded
                    ? nil : doubt(in: traits, of: stop.element) ?? dimming(by: traits, of: element, in: context))
        }
    }

    /// Roles that exclude each other (GTX; Deque).
    private static let roles: [Traits] = [.button, .link, .searchField, .keyboardKey]
    /// Roles that static text does not have.
    private static let rolesBesideText: [Traits] = [.button, .link, .adjustable]

    /// Two traits that exclude each other; nil if there are none.
    static func rivals(in traits: Traits) -> (first: Traits, second: Traits)? {
        // Most stops have one trait.
        guard traits.rawValue.nonzeroBitCount > 1 else { return nil }
        let roles = roles.filter(traits.contains)
        if roles.count > 1 { return (roles[0], roles[1]) }
        // Users look for a heading and find a value (GTX; Deque). A button that is adjusted has a double tap as well.
        return traits.contains([.adjustable, .header]) ? (.header, .adjustable) : nil
    }

    /// What VoiceOver says depends on the system version, or one trait is a leftover: a person must check.
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

    /// A cell or control that Interface Builder calls dimmed and that works.
    private func dimming(by traits: Traits, of element: Element, in context: LintContext) -> Violation? {
        guard traits.contains(.notEnabled), context.screen.input == .interfaceBuilder,
            element[.enabled] != .flag(false)
        else { return nil }
        let isOperated =
            context.isInteractive(element.id)
            || context.screen.descendants(of: element.id).contains {
                context.isInteractive($0) && context.isEnabled($0)
            }
        guard isOperated else { return nil }
        var found = violation(element.id, "dimmed", .notEnabled, [])
        found.ceiling = .likely
        return found
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
