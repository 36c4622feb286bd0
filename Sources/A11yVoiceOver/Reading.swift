import A11yModel

/// What VoiceOver makes of a screen: where the cursor stops, in what order, what is said, and what is never reached.
package struct Simulation: Sendable {
    /// The stops in the order of swiping right.
    package let stops: [Stop]
    /// Why an element is pruned, with everything below it: by the element at which the walk turned back.
    package let pruned: [ElementID: Pruning]
    /// The languages of stops in which VoiceOver's own words are not known, and are English here; sorted.
    package let fallback: [String]
    private let names: Names
    private let reached: [Bool]
    /// The place of each element in `stops`, by the element's index; -1 for none.
    private let order: [Int]

    init(stops: [Stop], pruned: [ElementID: Pruning], reached: [Bool], names: Names, fallback: [String]) {
        self.stops = stops
        self.pruned = pruned
        self.fallback = fallback
        self.reached = reached
        self.names = names
        var order = Array(repeating: -1, count: reached.count)
        for (place, stop) in stops.enumerated() where order[stop.element.index] < 0 {
            order[stop.element.index] = place
        }
        self.order = order
    }

    /// Frames on screen, and visibility.
    package var layout: Layout { names.layout }

    /// The place of an element in `stops`; nil where VoiceOver never stops on it. Of a stepper, that of its first half.
    package func position(of element: ElementID) -> Int? {
        let place = order[element.index]
        return place < 0 ? nil : place
    }

    /// The stop of an element; of a stepper, its first half.
    package func stop(of element: ElementID) -> Stop? { position(of: element).map { stops[$0] } }

    /// The name that an element has for VoiceOver, be it a stop or not, and where it comes from.
    package func name(of element: ElementID) -> Name {
        // To join the texts of a cell takes a walk over it; those of a stop were joined when it was spoken.
        let cell = names.screen[element]
        if cell.type == .tableViewCell, cell.label == nil, cell[.labelledBy] == nil, let stop = stop(of: element) {
            let text = stop.utterance.label
            return Name(text: text, source: text.isEmpty ? .none : .joined)
        }
        return names.name(of: element)
    }

    /// Why VoiceOver never comes to an element: the nearest place above it, or itself, where the walk turned back. Nil
    /// for a stop, and for what the walk came to but is no stop: by its class, or a cell whose controls speak for it.
    package func cause(for element: ElementID, in screen: Screen) -> Pruning? {
        guard position(of: element) == nil else { return nil }
        var next: ElementID? = element
        while let id = next {
            if let reason = pruned[id] { return reason }
            if reached[id.index] { return nil }
            next = screen[id].parent
        }
        return nil
    }
}
