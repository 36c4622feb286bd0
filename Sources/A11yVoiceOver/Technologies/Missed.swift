import A11yModel

/// What on a screen answers to people and yet is met nowhere.
struct Missed {
    private let screen: Screen
    private let simulation: Simulation
    private let responding: Responding
    /// The stops that are met.
    private let met: Set<ElementID>
    /// The views whose touches come to what is met inside them.
    private let answered: Set<ElementID>
    /// What the functions and custom actions of elements are called that swallow others.
    private var offers: [ElementID: Set<String>] = [:]
    /// What was already said of an obstacle. To name one may mean to go through all that lies in it.
    private var reasons: [Obstacle: (words: String, culprit: ElementID)] = [:]

    /// What keeps all of a branch out of reach.
    private struct Obstacle: Hashable {
        let cause: Pruning
        let place: ElementID?
    }

    /// What is missed by a technology that comes to these stops only.
    init(beside entries: [Account.Entry], in screen: Screen, _ simulation: Simulation, _ responding: Responding) {
        self.screen = screen
        self.simulation = simulation
        self.responding = responding
        met = Set(entries.map(\.stop.element))
        answered = Set(
            entries.compactMap { entry in
                if case .touch(let view) = responding.response(of: entry.stop) { view } else { nil }
            })
    }

    /// Everything missed, in document order; `refusal` says why the technology passes a stop by. Hidden things are not
    /// on the screen, and what the stop around it does or offers as a custom action is not missed.
    mutating func all(passedBy refusal: (Stop) -> String) -> [Account.Unreached] {
        var found: [Account.Unreached] = []
        for element in screen.elements where isTarget(element) {
            let id = element.id
            guard !met.contains(id), !answered.contains(id), !isOffered(element) else { continue }
            let (reason, culprit) = simulation.stop(of: id).map { (refusal($0), id) } ?? self.reason(for: id)
            let words = simulation.words(of: id, in: screen)
            found.append(Account.Unreached(id, words: words, reason: reason, culprit: culprit))
        }
        return found
    }

    /// Whether an element is there to be acted on.
    private func isTarget(_ element: Element) -> Bool {
        guard simulation.layout.isShown[element.id.index], responding.isTouchable(element.id), !element.isSystem else {
            return false
        }
        if element.isOperable || responding.views.contains(element.id) { return true }
        return element.traits.map { !$0.isDisjoint(with: Response.roles) } ?? false
    }

    private mutating func reason(for id: ElementID) -> (words: String, culprit: ElementID) {
        // Told of what lies in a view that is to blame; of the view itself the words are others.
        let place = simulation.turningPoint(before: id, in: screen)
        guard let cause = simulation.cause(for: id, in: screen), place != id || !cause.isOfPlace else {
            return simulation.reason(for: id, in: screen) ?? ("it is passed by", id)
        }
        let obstacle = Obstacle(cause: cause, place: cause.isOfPlace ? place : nil)
        if let known = reasons[obstacle] { return known }
        let reason = simulation.reason(for: id, in: screen) ?? ("it is passed by", id)
        reasons[obstacle] = reason
        return reason
    }

    private mutating func isOffered(_ element: Element) -> Bool {
        guard case .insideElement(let outer) = simulation.cause(for: element.id, in: screen), met.contains(outer) else {
            return false
        }
        let names = [element.function ?? "", simulation.words(of: element.id, in: screen)].map(CallNames.key)
        let offered = offers[outer] ?? offers(of: screen[outer])
        offers[outer] = offered
        return names.contains { !$0.isEmpty && offered.contains($0) }
    }

    private func offers(of element: Element) -> Set<String> {
        let actions = element.customActions
        let words = actions.compactMap(\.action) + actions.map(\.name) + [element.function].compactMap { $0 }
        return Set(words.map(CallNames.key))
    }
}

extension Pruning {
    /// Whether the element at which the walk turned back is itself to blame.
    fileprivate var isOfPlace: Bool {
        switch self {
        case .elementsHidden, .invisible, .zeroSize: true
        case .insideElement, .unlisted, .behindModal: false
        }
    }
}
