import A11yModel
import A11yVoiceOver

/// What rules look at: a screen, and what VoiceOver makes of it. The vocabulary of the rules is defined on it, once.
package struct LintContext: Sendable {
    /// The screen.
    package let screen: Screen
    /// VoiceOver's reading of it.
    package let simulation: Simulation
    /// Whether each element can be seen, by its index.
    package let visible: [Bool]
    /// Whether touch reaches each element, by its index: no author-set `userInteractionEnabled: false` on it or above.
    package let touchable: [Bool]
    /// The repeated components of the screen.
    package let cards: Cards
    /// The place of each element among its siblings, by its index.
    package let places: [Int]
    /// The ids of all elements that an app's author can change: nothing of the system's.
    package let elements: [ElementID]
    /// The stops whose element is the app's own.
    package let stops: [Stop]
    /// Those of `stops` that are elements as a whole, each once: not the halves of a stepper or the title of a bar.
    package let wholeStops: [Stop]
    /// The traits of all stops together, the system's own included.
    package let spokenTraits: Traits
    /// Which elements have what.
    package let index: ElementIndex
    /// What many rules ask about elements.
    package let facts: ElementFacts
    /// The names of the elements that are stops, by the element's index: a name may have to be put together.
    private(set) var stopNames: [Name?]
    /// The enabled, interactive stops whose place is known, in the order of the file.
    package private(set) var targets: [Target] = []
    /// What lies in each element.
    package private(set) var subtrees = Subtrees()
    /// The visible overlays, from back to front.
    package private(set) var overlays: [Overlay] = []
    /// What is written and said at each of `stops`.
    package private(set) var words: [StopWords] = []

    /// A screen with its reading.
    package init(_ screen: Screen, _ simulation: Simulation) {
        self.screen = screen
        self.simulation = simulation
        visible = LintContext.visibility(in: screen, layout: simulation.layout)
        var touchable: [Bool] = []
        touchable.reserveCapacity(screen.elements.count)
        for element in screen.elements {
            let above = element.parent.map { touchable[$0.index] } ?? true
            touchable.append(above && !element.isFalse(.userInteractionEnabled))
        }
        self.touchable = touchable
        cards = Cards(in: screen)
        places = LintContext.places(in: screen)
        let hasSystemElements = screen.elements.contains { $0.isSystem }
        elements = screen.elements.lazy.filter { !$0.isSystem }.map(\.id)
        stops = hasSystemElements ? simulation.stops.filter { !screen[$0.element].isSystem } : simulation.stops
        wholeStops = stops.contains { $0.part != nil } ? stops.filter { $0.part == nil } : stops
        spokenTraits = simulation.stops.reduce(into: Traits()) { $0.formUnion($1.utterance.traits) }
        index = ElementIndex(of: screen)
        facts = ElementFacts(of: screen, touchable: touchable, cards: cards)
        stopNames = Array(repeating: nil, count: screen.elements.count)
        for stop in simulation.stops { stopNames[stop.element.index] = simulation.name(of: stop.element) }
        subtrees = Subtrees(of: self)
        words = wordsOfStops()
        overlays = findOverlays()
        targets = findTargets()
    }

    private static func places(in screen: Screen) -> [Int] {
        var places = Array(repeating: 0, count: screen.elements.count)
        for (place, id) in screen.roots.enumerated() { places[id.index] = place }
        for element in screen.elements {
            for (place, id) in element.children.enumerated() { places[id.index] = place }
        }
        return places
    }

    /// The elements beside an element and itself, as its superview lists its subviews.
    package func siblings(of id: ElementID) -> [ElementID] {
        screen[id].parent.map { screen[$0].children } ?? screen.roots
    }

    /// The place of an element among its siblings; nil for an item or member, which is no subview.
    package func place(of id: ElementID, among siblings: [ElementID]) -> Int? {
        let place = places[id.index]
        return siblings.indices.contains(place) && siblings[place] == id ? place : nil
    }

    /// The frame on screen; nil where it is unknown or has no size.
    package func frame(of id: ElementID) -> Rect? {
        guard let frame = simulation.layout.frame(of: id), frame.isFinite, !frame.isZero else { return nil }
        return frame
    }
}
