import A11yEngine
import A11yModel
import A11yVoiceOver

/// Rows of similar controls with exactly one selected that are not announced as tabs. Cost: linear in the elements.
struct MissingTabTrait: Check {
    /// The minimum number of controls in a row of tabs.
    private let items: Int

    init(_ parameters: inout Parameters) {
        items = parameters.count("items")
    }

    func violations(in context: LintContext) -> [Violation] {
        let screen = context.screen
        let violations = screen.elements.compactMap { violation(of: $0.children, under: $0.id, in: context) }
        return [violation(of: screen.roots, under: nil, in: context)].compactMap { $0 } + violations
    }

    private func violation(of children: [ElementID], under parent: ElementID?, in context: LintContext) -> Violation? {
        guard children.count >= items else { return nil }
        let stops = children.compactMap { context.simulation.stop(of: $0) }.filter { context.answersTap($0.element) }
        guard stops.count >= items, areAlike(stops, in: context), areInOneRow(stops, in: context) else { return nil }
        let chosen = stops.indices.filter { isSelected(stops[$0], in: context) }
        guard chosen.count == 1, let index = chosen.first, !areTabs(stops, under: parent, in: context) else {
            return nil
        }
        let selected = stops[index].element
        return Violation(
            parent ?? selected,
            facts: [
                "speech": .text(context.speech(of: selected)),
                "n": .number(Double(index + 1)), "count": .number(Double(stops.count)),
            ],
            covers: stops.map(\.element))
    }

    private func areAlike(_ stops: [Stop], in context: LintContext) -> Bool {
        guard let first = stops.first else { return false }
        guard stops.allSatisfy({ context.cards.areAlike($0.element, first.element) }) else { return false }
        // Keypads and calendars are also rows of similar controls; their names are numbers or single letters.
        return stops.allSatisfy { stop in
            let name = stop.utterance.label
            return name.count > 1 && name.unicodeScalars.contains { $0.properties.isAlphabetic }
        }
    }

    private func areInOneRow(_ stops: [Stop], in context: LintContext) -> Bool {
        zip(stops, stops.dropFirst()).allSatisfy { left, right in
            guard let one = context.frame(of: left.element), let other = context.frame(of: right.element) else {
                return false
            }
            return context.areInOneRow(one, other)
        }
    }

    private func isSelected(_ stop: Stop, in context: LintContext) -> Bool {
        stop.utterance.traits.contains(.selected) || context.screen[stop.element].isTrue(.selected)
    }

    private func areTabs(_ stops: [Stop], under parent: ElementID?, in context: LintContext) -> Bool {
        let isTabBar = { context.screen.accessibilityTraits(of: $0).contains(.tabBar) }
        if let parent, context.screen.lineage(of: parent).contains(where: isTabBar) { return true }
        // Some apps set the trait on each item; whether VoiceOver then says “tab” is uncertain.
        return stops.allSatisfy { !$0.utterance.traits.isDisjoint(with: [.tabBar, .tabBarItem]) }
    }
}
