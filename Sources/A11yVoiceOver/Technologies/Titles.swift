import A11yModel

/// How sentences about a screen call its elements. Each title is found once: for that of a cell, all that lies in it is
/// gone through.
struct Titles {
    private let screen: Screen
    private let simulation: Simulation
    private var known: [ElementID: String] = [:]

    init(_ screen: Screen, _ simulation: Simulation) {
        self.screen = screen
        self.simulation = simulation
    }

    /// The element as the subject of a sentence.
    mutating func title(of id: ElementID) -> String {
        if let title = known[id] { return title }
        let title = screen.title(of: id, called: simulation.words(of: id, in: screen))
        known[id] = title
        return title
    }
}
