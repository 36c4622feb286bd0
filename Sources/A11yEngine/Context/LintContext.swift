import A11yModel
import A11yVoiceOver

/// The context in which rules run: a screen, its VoiceOver simulation, and the analyses that rules share. Extensions
/// add one analysis each. A class, since rules hand it on for every element, and it has thirty parts. It is not changed
/// after `states(of:_:)` has made it.
public final class LintContext: @unchecked Sendable {
    /// The screen.
    public let screen: Screen
    /// The VoiceOver simulation of the screen.
    public let simulation: Simulation
    /// Whether each element is visible, by element index.
    public let visible: [Bool]
    /// Whether touches reach each element, by element index: neither it nor an ancestor sets `userInteractionEnabled:
    /// false`.
    public let touchable: [Bool]
    /// The repeated elements of the screen.
    public let cards: CardIndex
    /// The position of each element among its siblings, by element index.
    public let places: [Int]
    /// The app's own elements; those of the system are left out.
    public let elements: [ElementID]
    /// The stops of the app's own elements.
    public let stops: [Stop]
    /// The entries of `stops` that stand for a whole element, so not the two halves of a stepper or the title of a bar.
    public let wholeStops: [Stop]
    /// The union of the traits of all stops, the system's included.
    public let spokenTraits: Traits
    /// What occurs anywhere on the screen.
    public let index: ElementIndex
    /// Facts per element that many rules need.
    public let facts: ElementFacts
    /// The index of the word lists in the language of the screen.
    public let wordIndex: WordIndex
    /// The views that exclude one another, each with the number of its set.
    let alternatives: [ElementID: Int]
    // Rules ask for these so often that a check for simultaneous access, which there is none of, would take time.
    /// How each element is known to be decoration, by element index; nil for one that is not.
    private(set) var decorations: [Decoration?] = []
    /// The enabled, interactive stops with a known position, in document order.
    public private(set) var targets: [TouchTarget] = []
    /// Totals over each element and its descendants.
    public private(set) var subtrees = Subtrees()
    /// The visible dimming views, from back to front.
    public private(set) var dimmingViews: [DimmingView] = []
    /// The visible overlays, from back to front.
    public private(set) var overlays: [Overlay] = []
    /// The texts of each entry of `stops`.
    public private(set) var stopTexts: [StopText] = []
    /// The word lists that may match a label or name of a stop: a rule about other lists has nothing to search.
    public private(set) var wordLists: WordListSet = []
    /// For each element index, the place of its first entry in `stops`; -1 for an element that is no stop of the app.
    let textPlaces: [Int]
    /// The ways from other states of the screen to this one; empty for a screen without states.
    public internal(set) var arrivals: [Passage] = []
    /// The ways from this state of the screen to others; empty for a screen without states.
    public internal(set) var departures: [Passage] = []
    /// The whole flow, if this is the screen as written and has states.
    public internal(set) var flow: FlowSimulation?

    /// Creates the context of a screen and its simulation.
    public init(_ screen: Screen, _ simulation: Simulation) {
        self.screen = screen
        self.simulation = simulation
        visible = LintContext.visibility(in: screen, layout: simulation.layout)
        var touchable: [Bool] = []
        for element in screen.elements {
            let above = element.parent.map { touchable[$0.index] } ?? true
            touchable.append(above && !element.isFalse(.userInteractionEnabled))
        }
        self.touchable = touchable
        cards = CardIndex(in: screen)
        places = LintContext.places(in: screen)
        let hasSystemElements = screen.elements.contains { $0.isSystem }
        elements = screen.elements.lazy.filter { !$0.isSystem }.map(\.id)
        stops = hasSystemElements ? simulation.stops.filter { !screen[$0.element].isSystem } : simulation.stops
        wholeStops = stops.contains { $0.part != nil } ? stops.filter { $0.part == nil } : stops
        spokenTraits = simulation.stops.reduce(into: Traits()) { $0.formUnion($1.utterance.traits) }
        index = ElementIndex(of: screen)
        facts = ElementFacts(of: screen, touchable: touchable, cards: cards)
        let sets = simulation.alternatives.enumerated().flatMap { number, set in set.map { ($0, number) } }
        alternatives = Dictionary(sets) { first, _ in first }
        wordIndex = WordIndex.of(screen.language)
        textPlaces = LintContext.textPlaces(of: stops, in: screen)
        decorations = findDecorations()
        subtrees = Subtrees(of: self)
        stopTexts = findStopTexts()
        for text in stopTexts {
            if let name = text.name { wordLists.formUnion(name.lists) }
            if let label = text.label { wordLists.formUnion(label.lists) }
        }
        dimmingViews = findDimmingViews()
        overlays = findOverlays()
        targets = findTouchTargets()
    }

    /// Takes a view for an overlay, as a way between states shows that it is one.
    func addOverlay(_ view: ElementID) {
        guard !overlays.contains(where: { $0.element == view }) else { return }
        overlays.append(Overlay(element: view, presentation: nil, isModal: true))
    }

    private static func textPlaces(of stops: [Stop], in screen: Screen) -> [Int] {
        var places = Array(repeating: -1, count: screen.elements.count)
        for (place, stop) in stops.enumerated() where places[stop.element.index] < 0 {
            places[stop.element.index] = place
        }
        return places
    }

    private static func places(in screen: Screen) -> [Int] {
        var places = Array(repeating: 0, count: screen.elements.count)
        for (place, id) in screen.roots.enumerated() { places[id.index] = place }
        for element in screen.elements {
            for (place, id) in element.children.enumerated() { places[id.index] = place }
        }
        return places
    }

    /// The element and its siblings, in the order of the superview's subviews.
    public func siblings(of id: ElementID) -> [ElementID] {
        screen[id].parent.map { screen[$0].children } ?? screen.roots
    }

    /// The position of an element among its siblings; nil for an item or list member, which is no subview.
    public func place(of id: ElementID, among siblings: [ElementID]) -> Int? {
        let place = places[id.index]
        return siblings.indices.contains(place) && siblings[place] == id ? place : nil
    }

    /// The frame on screen in points; nil if it is unknown or has no size.
    public func frame(of id: ElementID) -> Rect? {
        guard let frame = simulation.layout.frame(of: id), frame.isFinite, !frame.isZero else { return nil }
        return frame
    }
}
