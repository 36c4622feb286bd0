import A11yEngine
import A11yModel
import A11yVoiceOver

/// What VoiceOver says of a control as before, although the change that it makes is done. Cost: linear in the stops of
/// each way between states.
struct UnflippedState: Check {
    static let name = "unflipped-state"

    /// Words of hints that offer to show something.
    private let showing: [String]

    init(_ parameters: inout Parameters) {
        showing = parameters.words("showing").map { RuleText.folded($0) }
    }

    func violations(in context: LintContext) -> [Violation] {
        context.arrivals.flatMap { passage -> [Violation] in
            let pairs = (passage.changes.kept + passage.changes.changed).map { pair in
                Pair(
                    passage: passage, old: passage.old.simulation.stops[pair.old],
                    new: passage.new.simulation.stops[pair.new])
            }
            return pairs.sorted { $0.new.element < $1.new.element }.compactMap(violation)
        }
    }

    /// A stop before and after the change.
    private struct Pair {
        let passage: Passage
        let old: Stop
        let new: Stop

        var before: Element { passage.old.screen[old.element] }
        var after: Element { passage.new.screen[new.element] }

        /// Whether the user acts on it by a tap or by setting it.
        var isTrigger: Bool {
            passage.transition.causes.contains { cause in
                (cause.act == .gesture(.tap) || cause.act == .adjust) && cause.element == old.element
            }
        }

        func hasSame(_ property: Property) -> Bool { before[property] == after[property] }
    }

    private func violation(of pair: Pair) -> Violation? {
        guard pair.old.part == nil else { return nil }
        if pair.isTrigger, !pair.passage.asks, let found = unflipped(pair) { return found }
        if let found = looks(pair) ?? drawing(pair) { return found }
        return hint(pair)
    }

    /// The control itself has done what its state says, and its state is the old one.
    private func unflipped(_ pair: Pair) -> Violation? {
        if let isExpanded = pair.before[.expanded]?.flag, pair.after[.expanded]?.flag == isExpanded {
            let moved = isExpanded ? hidden(by: pair) : shown(by: pair)
            guard let moved else { return nil }
            return violation(pair, .expanded, isExpanded ? "expanded" : "collapsed", ["what": .text(moved)])
        }
        let (old, new) = (pair.old.utterance, pair.new.utterance)
        if new.traits.contains(.switchButton), !new.value.isEmpty, old.value == new.value, changesAnything(pair) {
            return violation(pair, pair.after[.isOn] != nil ? .isOn : .value, "switch", [:])
        }
        guard !new.traits.contains(.selected), let other = stillSelected(beside: pair) else { return nil }
        return violation(pair, nil, "tab", ["other": .text(other)])
    }

    /// What is on the control is new, and what VoiceOver says is not.
    private func looks(_ pair: Pair) -> Violation? {
        let (old, new) = (pair.old.utterance, pair.new.utterance)
        guard old.description == new.description, pair.after.label != nil, pair.hasSame(.label) else { return nil }
        guard pair.passage.new.isInteractive(pair.new.element) else { return nil }
        // A photo that changes is content, but not on what the user acts on.
        let drawn: [Property] = [.title, .text, .systemImage] + (pair.isTrigger ? [.image] : [])
        guard let property = drawn.first(where: { !pair.hasSame($0) }), let shown = pair.after[property]?.text,
            pair.before[property] != nil
        else { return nil }
        return violation(
            pair, .label, property == .title || property == .text ? "text" : "image", ["now": .text(shown)])
    }

    /// The picture in a captured button is another, and VoiceOver says the same. Whether the picture means a state, a
    /// capture does not tell.
    private func drawing(_ pair: Pair) -> Violation? {
        let (old, new) = (pair.passage.old, pair.passage.new)
        guard new.screen.input.isOfRunningApp, pair.after.type == .button,
            pair.old.utterance.description == pair.new.utterance.description,
            let before = UnflippedState.picture(in: pair.before, of: old),
            let after = UnflippedState.picture(in: pair.after, of: new), before != after
        else { return nil }
        var found = violation(pair, nil, "image", [:])
        found.doubts = .undecided
        return found
    }

    /// The name of the only picture in an element; nil if it has no name.
    private static func picture(in element: Element, of context: LintContext) -> String? {
        let pictures = element.children.map { context.screen[$0] }.filter { $0.type == .image }
        guard pictures.count == 1, let picture = pictures.first else { return nil }
        let name = picture[.identifier]?.text ?? picture.label ?? ""
        return name.isEmpty ? nil : name
    }

    /// The name is a new one, and the hint is about the old one.
    private func hint(_ pair: Pair) -> Violation? {
        let (old, new) = (pair.old.utterance, pair.new.utterance)
        guard !new.hint.isEmpty, old.hint == new.hint, pair.passage.new.isInteractive(pair.new.element) else {
            return nil
        }
        let hint = RuleText.folded(new.hint)
        let names = (old: RuleText.folded(old.label), new: RuleText.folded(new.label))
        let flips = pair.before[.expanded]?.flag == false && pair.after[.expanded]?.flag == true
        let isOfOldName = names.old != names.new && !names.old.isEmpty && RuleText.holds(hint, names.old)
        let offersToShow = flips && showing.contains { RuleText.holds(hint, $0) }
        guard isOfOldName && !RuleText.holds(hint, names.new) || offersToShow else { return nil }
        return violation(pair, .hint, "hint", ["hint": .text(new.hint)])
    }

    private func violation(
        _ pair: Pair, _ property: Property?, _ variant: String, _ facts: Facts
    ) -> Violation {
        let own = pair.passage.facts.merging(facts)
        return Violation(
            pair.new.element, property: property, variant: variant, facts: own,
            related: [RelatedPlace(message: "what changes the screen", range: pair.passage.transition.anchor)])
    }
}

/// What else changes.
extension UnflippedState {
    private func shown(by pair: Pair) -> String? {
        let passage = pair.passage
        return passage.changes.come.first.map { index in
            passage.new.quote(of: passage.new.simulation.stops[index].element)
        }
    }

    private func hidden(by pair: Pair) -> String? {
        let passage = pair.passage
        return passage.changes.gone.first.map { index in
            passage.old.quote(of: passage.old.simulation.stops[index].element)
        }
    }

    /// Whether anything but the control changes.
    private func changesAnything(_ pair: Pair) -> Bool {
        let changes = pair.passage.changes
        let others = changes.changed.filter { pair.passage.new.simulation.stops[$0.new] != pair.new }
        return !changes.come.isEmpty || !changes.gone.isEmpty || !others.isEmpty
    }

    /// The tab that is selected before and after although another is chosen, and the page changes.
    private func stillSelected(beside pair: Pair) -> String? {
        let passage = pair.passage
        guard !passage.changes.come.isEmpty || !passage.changes.gone.isEmpty, isTab(pair.old, in: passage.old) else {
            return nil
        }
        let parent = passage.old.screen[pair.old.element].parent
        let other = passage.old.simulation.stops.first { stop in
            stop.element != pair.old.element && stop.utterance.traits.contains(.selected)
                && passage.old.screen[stop.element].parent == parent
        }
        guard let other, let now = passage.new(of: other.element),
            passage.new.simulation.stop(of: now)?.utterance.traits.contains(.selected) == true
        else { return nil }
        return passage.new.quote(of: now)
    }

    private func isTab(_ stop: Stop, in context: LintContext) -> Bool {
        context.screen.lineage(of: stop.element).contains { id in
            let element = context.screen[id]
            return [.segment, .tabBarItem, .segmentedControl, .tabBar].contains(element.type)
                || element.traits?.contains(.tabBar) == true
        }
    }
}
