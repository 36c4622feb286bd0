import A11yEngine
import A11yModel
import A11yVoiceOver

/// Neighbouring stops with the same function. Cost: linear in the stops times `distance`.
struct SplitAction: Check {
    /// The maximum number of swipes between the two.
    let distance: Int

    init(_ parameters: inout Parameters) {
        distance = parameters.count("distance")
    }

    func violations(in context: LintContext) -> [Violation] {
        let stops = context.stops
        // Hardly any stop repeats another, so only those are compared with all keys.
        var keypads: Set<Key>?
        return stops.indices.compactMap { index -> Violation? in
            let second = stops[index].element
            guard let function = context.function(of: second), context.isInteractive(second) else { return nil }
            let before = stops[max(0, index - distance)..<index]
            guard let first = before.last(where: { repeats($0.element, second, function, in: context) })?.element,
                !context.isExit(second)
            else { return nil }
            let keys = keypads ?? self.keypads(in: context)
            keypads = keys
            if let key = key(second, in: context), keys.contains(key) || areChoices(first, second, of: key, in: context)
            {
                return nil
            }
            return Violation(
                second,
                variant: context.screen.input == .interfaceBuilder ? "scene" : nil,
                facts: [
                    "first": .text(context.quote(of: first)),
                    "second": .text(context.quote(of: second)),
                    "function": .text(function),
                ],
                evidence: [first],
                covers: [first],
                related: [RelatedPlace(message: "the first of the two", range: context.screen[first].anchor)])
        }
    }

    /// The keys of keypads: siblings of one class, size and function that enter different things.
    private func keypads(in context: LintContext) -> Set<Key> {
        var counts: [Key: Int] = [:]
        for stop in context.stops {
            if let key = key(stop.element, in: context) { counts[key, default: 0] += 1 }
        }
        return Set(counts.filter { $0.value >= Self.fewestKeys }.keys)
    }

    /// The number of siblings of one class, size and function from which they are a keypad (ours).
    private static let fewestKeys = 3

    /// Whether two buttons of one kind have names of their own: two plans, tabs or alarms of a list.
    private func areChoices(
        _ first: ElementID, _ second: ElementID, of key: Key, in context: LintContext
    ) -> Bool {
        guard self.key(first, in: context) == key, let one = context.name(of: first),
            let other = context.name(of: second)
        else { return false }
        return RuleText.folded(one) != RuleText.folded(other)
    }

    private struct Key: Hashable {
        let parent: ElementID?
        let type: ElementType
        let function: String
        let width: Double
        let height: Double
    }

    private func key(_ id: ElementID, in context: LintContext) -> Key? {
        let element = context.screen[id]
        guard let function = context.function(of: id), let frame = element.frame else { return nil }
        return Key(
            parent: element.parent, type: element.type, function: function, width: frame.width, height: frame.height)
    }

    /// Whether the first of two stops, the second of which has a function, is a near one with the same.
    private func repeats(
        _ first: ElementID, _ second: ElementID, _ function: String, in context: LintContext
    ) -> Bool {
        guard first != second, context.isInteractive(first), context.function(of: first) == function else {
            return false
        }
        guard context.innermostCard(of: first) == context.innermostCard(of: second) else { return false }
        let screen = context.screen
        let isOneControl =
            screen[first].parent == screen[second].parent && screen[first].type == screen[second].type
            && [.segment, .tabBarItem].contains(screen[first].type)
        if isOneControl { return false }
        // A cell and its content always count as near.
        return screen.isDescendant(second, of: first) || context.areNear(first, second)
    }
}
