import A11yModel
import A11yVoiceOver

/// What rules look at: a screen, and what VoiceOver makes of it. The vocabulary of the rules is defined on it, once.
public struct Subject: Sendable {
    /// The screen.
    public let screen: Screen
    /// VoiceOver's reading of it.
    public let reading: Reading
    /// Whether each element can be seen, by its index.
    let visible: [Bool]
    /// Whether touch reaches each element, by its index: no author-set `userInteractionEnabled: false` on it or above.
    let touchable: [Bool]
    /// The repeated components of the screen.
    let cards: Cards
    /// The place of each element among its siblings, by its index.
    let places: [Int]
    /// The ids of all elements that an app's author can change: nothing of the system's.
    let elements: [ElementID]
    /// The stops whose element is the app's own.
    let stops: [Stop]
    /// Those of `stops` that are elements as a whole, each once: not the halves of a stepper or the title of a bar.
    let wholeStops: [Stop]
    /// The traits of all stops together, the system's own included.
    let spokenTraits: Traits
    /// Which elements have what.
    let index: ElementIndex
    /// What many rules ask about elements.
    let facts: ElementFacts
    /// The names of the elements that are stops, by the element's index: a name may have to be put together.
    private(set) var stopNames: [Name?]
    /// The enabled, interactive stops whose place is known, in the order of the file.
    private(set) var targets: [Target] = []
    /// What lies in each element.
    private(set) var subtrees = Subtrees()
    /// The visible overlays, from back to front.
    private(set) var overlays: [Overlay] = []
    /// What is written and said at each of `stops`.
    private(set) var words: [StopWords] = []

    /// A screen with its reading.
    public init(_ screen: Screen, _ reading: Reading) {
        self.screen = screen
        self.reading = reading
        visible = Subject.visibility(in: screen, layout: reading.layout)
        var touchable: [Bool] = []
        touchable.reserveCapacity(screen.elements.count)
        for element in screen.elements {
            let above = element.parent.map { touchable[$0.index] } ?? true
            touchable.append(above && !element.isFalse(.userInteractionEnabled))
        }
        self.touchable = touchable
        cards = Cards(in: screen)
        places = Subject.places(in: screen)
        let hasSystemElements = screen.elements.contains { $0.isSystem }
        elements = screen.elements.lazy.filter { !$0.isSystem }.map(\.id)
        stops = hasSystemElements ? reading.stops.filter { !screen[$0.element].isSystem } : reading.stops
        wholeStops = stops.contains { $0.part != nil } ? stops.filter { $0.part == nil } : stops
        spokenTraits = reading.stops.reduce(into: Traits()) { $0.formUnion($1.utterance.traits) }
        index = ElementIndex(of: screen)
        facts = ElementFacts(of: screen, touchable: touchable, cards: cards)
        stopNames = Array(repeating: nil, count: screen.elements.count)
        for stop in reading.stops { stopNames[stop.element.index] = reading.name(of: stop.element) }
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
    func siblings(of id: ElementID) -> [ElementID] { screen[id].parent.map { screen[$0].children } ?? screen.roots }

    /// The place of an element among its siblings; nil for an item or member, which is no subview.
    func place(of id: ElementID, among siblings: [ElementID]) -> Int? {
        let place = places[id.index]
        return siblings.indices.contains(place) && siblings[place] == id ? place : nil
    }

    /// The frame on screen; nil where it is unknown or has no size.
    func frame(of id: ElementID) -> Rect? {
        guard let frame = reading.layout.frame(of: id), frame.isFinite, !frame.isZero else { return nil }
        return frame
    }
}
