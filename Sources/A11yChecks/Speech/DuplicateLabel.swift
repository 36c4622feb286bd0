import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls that are called the same and do not do the same. Cost: linear in the stops, times the depth of cards.
struct DuplicateLabel: Check {
    package static let name = "duplicate-label"

    /// What all ways out of a screen have for their function.
    private static let wayOut = "exit"

    init(_ parameters: inout Parameters) {}

    /// What VoiceOver says of a control to tell it from others.
    private struct Call: Hashable {
        let name: String
        let value: String
        let role: Traits
        /// The page that it lies on, where one card at a time fills the screen.
        let page: ElementID?
    }

    package func violations(in context: LintContext) -> [Violation] {
        let named = context.words.filter { words in
            guard words.isControl, !words.isBehindText, let name = words.name else { return false }
            // What is nothing but signs is no name to be told apart by.
            if name.folded.isEmpty { return false }
            // Rows that are named by their own texts look the same to the eye as well: two payments of one amount.
            return words.label != nil || !context.screen[words.element].isCell
        }
        // Where no character can be written in two ways, a name that has no equal is known by its hash.
        let isExotic = named.contains { $0.name?.trace.isExotic == true }
        var counts: [UInt64: Int] = Dictionary(minimumCapacity: named.count)
        for case let name? in named.map(\.name) { counts[name.trace.whole, default: 0] += 1 }
        var places: [Call: [ElementID]] = [:]
        for words in named {
            guard let name = words.name, isExotic || counts[name.trace.whole, default: 0] > 1 else { continue }
            let utterance = context.stops[words.place].utterance
            let call = Call(
                name: name.folded, value: utterance.value, role: utterance.traits.intersection(LintContext.roleTraits),
                page: context.page(of: words.element))
            places[call, default: []].append(words.element)
        }
        return places.values.compactMap { violation(of: $0, in: context) }
    }

    private func violation(of places: [ElementID], in context: LintContext) -> Violation? {
        guard places.count > 1 else { return nil }
        // Two ways out of one screen lead to one place, whatever they are wired to.
        let functions = Set(
            places.map { id in
                guard let function = context.function(of: id), !WordList.exitFunctions.contains(whole: function) else {
                    return context.isExit(id) ? DuplicateLabel.wayOut : nil
                }
                return function
            })
        guard functions.contains(nil) || functions.count > 1 else { return nil }
        let others = Array(places.dropFirst())
        guard let second = others.first else { return nil }
        let list = places.map { id in
            let position = context.simulation.position(of: id) ?? 0
            return context.known(id) ?? "stop \(position + 1)"
        }
        let covers = places.filter { $0 != second }
        return Violation(
            second, facts: ["count": .number(Double(places.count)), "list": .list(list)], evidence: covers,
            covers: covers,
            related: covers.map { RelatedPlace(message: "called the same", range: context.screen[$0].anchor) })
    }
}
